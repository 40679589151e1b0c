import { type FilePurpose, type MarketFile, refusals } from '@market/api/contract';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../database/tables.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { selectFiles, toFile } from './fileQueries.ts';

/**
 * What a file belongs to: the purpose that it was sent for, a colon, and whatever the domain of that place
 * tells its places apart by, such as `order:0193…`.
 */
export type FilePlace = `${FilePurpose}:${string}`;

/** Whether a person may read the files of a place. Gets what follows the colon. */
export type MayReadPlace = (id: string, personId: string) => Promise<boolean>;

/** Whether a person may read the files of a place. */
export type MayRead = (place: string, personId: string) => Promise<boolean>;

/** Joins what each domain says of its places. Nobody reads what is in a place that no domain knows. */
export const createMayRead =
  (places: Partial<Record<FilePurpose, MayReadPlace>>): MayRead =>
  async (place, personId) => {
    const colon = place.indexOf(':');
    const mayRead = places[place.slice(0, colon) as FilePurpose];
    return mayRead ? mayRead(place.slice(colon + 1), personId) : false;
  };

/** Files that somebody attaches to something. */
export interface Attachment {
  /** The ids, in the order in which they are shown. */
  files: readonly string[];
  owner: string;
  place: FilePlace;
}

/**
 * Attaches files to a place, for good, as part of the transaction that makes that place. Refuses all of
 * them if one is somebody else's, was sent for another purpose, is not finished, was refused, or belongs to
 * something already. Files that are still being checked are taken.
 */
export async function attachFiles(
  transaction: Transaction<Tables>,
  { files, owner, place }: Attachment,
): Promise<void> {
  if (files.length === 0) return;
  const ids = [...new Set(files)];
  const rows = await transaction
    .selectFrom('files')
    .select(['id', 'state', 'place', 'purpose'])
    .where('id', 'in', ids)
    .where('owner_id', '=', owner)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < ids.length || rows.some(({ purpose }) => !place.startsWith(`${purpose}:`))) {
    throw new CallRefusal(refusals.fileNotFound, { field: 'files' });
  }
  if (rows.some((row) => row.place !== null)) {
    throw new CallRefusal(refusals.fileInUse, { field: 'files' });
  }
  if (rows.some(({ state }) => state === 'uploading' || state === 'refused')) {
    throw new CallRefusal(refusals.fileNotReady, { field: 'files' });
  }
  await transaction.updateTable('files').set({ place }).where('id', 'in', ids).execute();
}

/**
 * Lists the files of places as this person sees them, the first one sent first: others than their sender
 * see those that are ready. Whether the person may read these places is for the caller to know.
 */
export async function listFiles(
  database: Database,
  places: readonly FilePlace[],
  readerId: string | null,
): Promise<Map<FilePlace, MarketFile[]>> {
  const listed = new Map<FilePlace, MarketFile[]>(places.map((place) => [place, []]));
  if (places.length === 0) return listed;
  const rows = await selectFiles(database)
    .where('place', 'in', places)
    .where((either) =>
      either.or([either('state', '=', 'ready'), either('owner_id', '=', readerId)]),
    )
    .orderBy('id')
    .execute();
  for (const row of rows) listed.get(row.place as FilePlace)?.push(toFile(row));
  return listed;
}

/** Whether every file of a place can be fetched. */
export async function arePlaceFilesReady(database: Database, place: FilePlace): Promise<boolean> {
  const { rows } = await sql<{ areReady: boolean }>`
    select not exists (
      select from files where place = ${place} and state <> 'ready') as "areReady"`.execute(
    database,
  );
  return rows[0]?.areReady ?? true;
}
