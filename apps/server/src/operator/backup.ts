import { writeBackup } from '../backup/writeBackup.ts';
import { describeCommand } from './OperatorCommand.ts';

/** Copies everything that cannot be made again. */
export const backup = describeCommand({
  summary: 'copies database and pictures into a new folder, while the server runs',
  parameters: ['folder'],
  options: {},
  takesAnyDatabase: true,

  async run({ report, ...workplace }, { folder }) {
    const { rows, pictures, lost, madeAt } = await writeBackup(workplace, folder);
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
    report(`${count} rows of ${madeAt} and ${pictures} files of pictures are in ${folder}.`);
    for (const name of lost) report(`The picture ${name} has no file any more.`);
  },
});
