import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createImageQueries } from '../../pictures/index.ts';
import { createPersonalDataQueries } from '../personalDataQueries.ts';
import { describeCommand } from '../../operator/OperatorCommand.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { findAccount } from './findAccount.ts';

/** Exports what is stored about a person, as they may request. */
export const exportPerson = describeCommand({
  summary: 'writes everything that is stored about a person into a new folder',
  parameters: ['email', 'folder'],
  options: {},

  async run({ database, imageStore, report }, { email, folder }) {
    const id = await findAccount(database, email);
    if (existsSync(folder)) throw new OperatorError(`There is something at ${folder} already.`);
    const personal = createPersonalDataQueries(database);
    const data = await personal.collect(id);
    await mkdir(join(folder, 'pictures'), { recursive: true, mode: 0o700 });
    await writeFile(join(folder, 'person.json'), `${JSON.stringify(data, null, 2)}\n`);

    const names = await createImageQueries(database).listFiles(await personal.listImages(id));
    for (const name of names) {
      const file = await imageStore.read(name);
      if (file) await pipeline(file.bytes, createWriteStream(join(folder, 'pictures', name)));
    }
    report(`What is stored about ${email} is in ${folder}, with ${names.length} pictures.`);
  },
});
