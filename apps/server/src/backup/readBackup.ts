import { join } from 'node:path';
import { sql } from 'kysely';
import type { ImageStore } from '../adapters/ImageStore.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { findLevel, levels, migrate } from '../database/migrate.ts';
import type { Database } from '../database/openDatabase.ts';
import { OperatorError } from '../refusals/OperatorError.ts';
import { type Manifest, manifestSchema } from './Manifest.ts';
import { type TableDescription, describeCopiedTables, describeTables } from './describeTables.ts';
import { readLines } from './lines.ts';
import { forEachFile, listPictureFiles } from './pictureFiles.ts';
import { checkOwnFolder, readOwnFile } from './readOwnFile.ts';

/** How much text is put into the database at a time, in characters. */
const batchLength = 4_000_000;

async function readManifest(folder: string): Promise<Manifest> {
  try {
    const text = (await readOwnFile(join(folder, 'backup.json'))).toString();
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new OperatorError(`The folder ${folder} holds no whole backup.`, { cause: error });
  }
}

/** Brings an empty database to the level that the backup has. */
async function prepareTables(database: Database, { level }: Manifest): Promise<void> {
  if (!levels.includes(level)) {
    throw new OperatorError('This backup was made by a newer version of the server.');
  }
  const present = await findLevel(database);
  if (present === undefined) return migrate(database, level);
  const somebody =
    present === level &&
    (await database.selectFrom('people').select('id').limit(1).executeTakeFirst());
  if (present !== level || somebody) {
    throw new OperatorError('Restoring wants a new, empty database, and this one is in use.');
  }
}

/** Puts back the rows of one table. Columns that this level does not have are left out. */
async function loadTable(transaction: Database, { name, columns }: TableDescription, file: string) {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const load = async (lines: string[]) => {
    await sql`
      insert into ${sql.table(name)} (${list})
        select ${list}
          from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::jsonb)
      `.execute(transaction);
  };

  let count = 0;
  let length = 0;
  let batch: string[] = [];
  for await (const line of readLines(file)) {
    batch.push(line);
    count += 1;
    length += line.length;
    if (length < batchLength) continue;
    await load(batch);
    batch = [];
    length = 0;
  }
  if (batch.length > 0) await load(batch);
  return count;
}

/** Puts back all rows, or none. */
const loadTables = (database: Database, folder: string, manifest: Manifest): Promise<void> =>
  inTransaction(database, async (transaction) => {
    // What a new database has by itself, such as the offline card provider's secret.
    for (const { name } of (await describeTables(transaction)).toReversed()) {
      await sql`delete from ${sql.table(name)}`.execute(transaction);
    }
    for (const table of await describeCopiedTables(transaction)) {
      const expected = manifest.rows[table.name];
      if (expected === undefined) continue;
      const count = await loadTable(transaction, table, join(folder, `${table.name}.jsonl.gz`));
      if (count !== expected) {
        throw new OperatorError(
          `The backup is damaged: it has ${count} of ${expected} rows of ${table.name}.`,
        );
      }
    }
  });

/**
 * Copies the pictures that the rows refer to, and no other files. Some may already have been lost.
 */
async function loadPictures(imageStore: ImageStore, folder: string) {
  const imagesFile = join(folder, 'tables', 'images.jsonl.gz');
  await forEachFile(listPictureFiles(imagesFile), async (name) => {
    const bytes = await readOwnFile(join(folder, 'pictures', name)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (bytes) await imageStore.write(name, bytes);
  });
}

/**
 * Puts a backup into an empty database and picture store, then brings the tables up to date: a
 * backup of an older version is migrated as that database would have been.
 *
 * Throws `OperatorError` if the folder holds no complete backup, if a path in it leads elsewhere,
 * or if the database is in use.
 */
export async function readBackup(
  { database, imageStore }: { database: Database; imageStore: ImageStore },
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkOwnFolder(join(folder, 'tables'));
  await checkOwnFolder(join(folder, 'pictures'));
  await prepareTables(database, manifest);

  await loadPictures(imageStore, folder);
  await loadTables(database, join(folder, 'tables'), manifest);
  await migrate(database);
  await sql`analyze`.execute(database);
  return manifest;
}
