import { readBackup } from '../backup/readBackup.ts';
import { describeCommand } from './OperatorCommand.ts';

/** Restores what `backup` copied, into an empty database. */
export const restore = describeCommand({
  summary: 'puts a backup into an empty database, and its pictures into the store',
  parameters: ['folder'],
  options: {},
  takesAnyDatabase: true,
  needsStoppedServer: true,

  async run({ report, ...workplace }, { folder }) {
    const { rows, pictures, madeAt } = await readBackup(workplace, folder);
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
    report(`${count} rows of ${madeAt} and ${pictures} files of pictures are back.`);
    report('Start the server: it asks the card provider for what was paid since then.');
  },
});
