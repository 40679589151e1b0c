import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { ImageStore } from '../adapters/ImageStore.ts';
import { readSnapshot } from '../database/readSnapshot.ts';
import type { Database } from '../database/openDatabase.ts';
import { OperatorError } from '../refusals/OperatorError.ts';
import type { Manifest } from './Manifest.ts';
import { type TableDescription, describeCopiedTables } from './describeTables.ts';
import { writeLines } from './lines.ts';
import { forEachFile, listPictureFiles } from './pictureFiles.ts';

/** How many rows are fetched at a time. */
const batchSize = 1_000;

/** The rows of a table as JSON. Numbers never pass through JavaScript, so they stay exact. */
async function* readRows(transaction: Database, { name, columns }: TableDescription) {
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    declare backup_rows no scroll cursor for
      select row_to_json(chosen)::text as line
        from (select ${chosen} from ${sql.table(name)}) chosen`.execute(transaction);
  for (;;) {
    const fetched = sql<{ line: string }>`fetch ${sql.lit(batchSize)} from backup_rows`;
    const { rows } = await fetched.execute(transaction);
    for (const { line } of rows) yield line;
    if (rows.length < batchSize) break;
  }
  await sql`close backup_rows`.execute(transaction);
}

async function* count(lines: AsyncIterable<string>, add: () => void) {
  for await (const line of lines) {
    add();
    yield line;
  }
}

/** Copies all tables as they are at one moment, while everybody goes on writing. */
const writeTables = (database: Database, folder: string): Promise<Omit<Manifest, 'pictures'>> =>
  readSnapshot(database, async (transaction) => {
    const { rows: moments } = await sql<{ now: Date }>`select now() as now`.execute(transaction);
    const { rows: names } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc limit 1`.execute(transaction);
    const rows: Record<string, number> = {};
    for (const table of await describeCopiedTables(transaction)) {
      const { name } = table;
      rows[name] = 0;
      const lines = count(readRows(transaction, table), () => (rows[name] = (rows[name] ?? 0) + 1));
      await writeLines(join(folder, `${name}.jsonl.gz`), lines);
    }
    const madeAt = (moments[0]?.now ?? new Date()).toISOString();
    return { format: 1, madeAt, level: names[0]?.name ?? '', rows };
  });

/** Copies the pictures that the rows refer to. Gives the names of those that the store has lost. */
async function writePictures(store: ImageStore, imagesFile: string, folder: string) {
  const lost: string[] = [];
  const asked = await forEachFile(listPictureFiles(imagesFile), async (name) => {
    const file = await store.read(name);
    if (file) await pipeline(file.bytes, createWriteStream(join(folder, name), { flags: 'wx' }));
    else lost.push(name);
  });
  return { pictures: asked - lost.length, lost };
}

/**
 * Copies database and pictures into a new folder, which appears only once it is complete: a text
 * file for each table, the same for both databases, and all picture files. The tables are as they
 * were at one moment; pictures never change, so they can be copied later. Sessions, mails and
 * mailed links are left out.
 *
 * Throws `OperatorError` if something exists at this path already.
 *
 * @returns What the backup holds, and the names of pictures whose files the store did not have.
 */
export async function writeBackup(
  { database, imageStore }: { database: Database; imageStore: ImageStore },
  folder: string,
): Promise<Manifest & { lost: string[] }> {
  if (existsSync(folder)) throw new OperatorError(`There is something at ${folder} already.`);
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true });
  await mkdir(join(draft, 'pictures'));

  const tables = await writeTables(database, join(draft, 'tables'));
  const imagesFile = join(draft, 'tables', 'images.jsonl.gz');
  const { pictures, lost } = await writePictures(imageStore, imagesFile, join(draft, 'pictures'));
  const manifest = { ...tables, pictures };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(draft, 'backup.json'), text, { flag: 'wx' });
  await rename(draft, folder);
  return { ...manifest, lost };
}
