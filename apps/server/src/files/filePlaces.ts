import {
  type FilePurpose,
  type MarketFile,
  type RefusalEntry,
  refusals,
} from '@market/api/contract';
import { sql } from 'kysely';
import type { Upload } from '../adapters/FileStore.ts';
import type { Database } from '../database/tables.ts';
import type { SignedInPerson, Visit } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { type FileRow, selectFiles, toFile, toUpload } from './fileQueries.ts';

/**
 * What a file belongs to: the purpose that it was sent for, a colon, and whatever the domain of that place
 * tells its places apart by, such as `order:0193…`.
 */
export type FilePlace = `${FilePurpose}:${string}`;

/** Who wants to read a file. */
export interface FileReader {
  person: SignedInPerson;
  visit: Visit;
}

/** Whether somebody may read the files of a place. Gets what follows the colon. */
export type MayReadPlace = (id: string, reader: FileReader) => Promise<boolean>;

/** Whether somebody may read the files of a place. */
export type MayRead = (place: string, reader: FileReader) => Promise<boolean>;

/** Joins what each domain says of its places. Nobody reads what is in a place that no domain knows. */
export const createMayRead =
  (places: Partial<Record<FilePurpose, MayReadPlace>>): MayRead =>
  async (place, reader) => {
    const colon = place.indexOf(':');
    const mayRead = places[place.slice(0, colon) as FilePurpose];
    return mayRead ? mayRead(place.slice(colon + 1), reader) : false;
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
 * something already, and says which. Files that are still being checked are taken.
 */
export async function attachFiles(
  transaction: Database,
  { files, owner, place }: Attachment,
): Promise<void> {
  if (files.length === 0) return;
  const rows = await transaction
    .selectFrom('files')
    .select(['id', 'state', 'place', 'purpose'])
    .where('id', 'in', files)
    .where('owner_id', '=', owner)
    .orderBy('id')
    .forUpdate()
    .execute();
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  for (const [index, id] of files.entries()) {
    const fault = findAttachmentFault(rowsById.get(id), place);
    if (fault) throw new CallRefusal(fault, { field: `files.${index}` });
  }
  await transaction.updateTable('files').set({ place }).where('id', 'in', files).execute();
}

/** Why a file of somebody cannot be attached to a place; null when it can. */
function findAttachmentFault(
  file: Pick<FileRow, 'state' | 'place' | 'purpose'> | undefined,
  place: FilePlace,
): RefusalEntry | null {
  if (!file || !place.startsWith(`${file.purpose}:`)) return refusals.fileNotFound;
  if (file.place !== null) return refusals.fileInUse;
  return file.state === 'uploading' || file.state === 'refused' ? refusals.fileNotReady : null;
}

/**
 * Deletes the files of a place, as part of the transaction that ends it. Gives what is to be removed from the store
 * afterwards: what a process that dies in between leaves there goes with what belongs to nothing.
 */
export async function takeFiles(transaction: Database, place: FilePlace): Promise<Upload[]> {
  const rows = await transaction
    .deleteFrom('files')
    .where('place', '=', place)
    .returning(['store_key', 'upload_key'])
    .execute();
  return rows.map(toUpload);
}

/** The files of a place as one person sees them. */
export interface PlaceFiles {
  /** Own ones, and those of others that are ready. The first one sent is the first. */
  files: MarketFile[];
  /** How many others there are. */
  heldFiles: { checking: number; refused: number };
}

/**
 * Lists the files of places as this person sees them: others than their sender see those that are ready.
 * Whether the person may read these places is for the caller to know.
 */
export async function listFiles(
  database: Database,
  places: readonly FilePlace[],
  readerId: string | null,
): Promise<Map<FilePlace, PlaceFiles>> {
  const listed = new Map(
    places.map((place): [FilePlace, PlaceFiles] => [
      place,
      { files: [], heldFiles: { checking: 0, refused: 0 } },
    ]),
  );
  if (places.length === 0) return listed;
  const rows = await selectFiles(database).where('place', 'in', places).orderBy('id').execute();
  for (const row of rows) {
    const found = listed.get(row.place as FilePlace);
    const isOwn = row.owner_id !== null && row.owner_id === readerId;
    if (!found) continue;
    if (isOwn || row.state === 'ready') found.files.push(toFile(row));
    else found.heldFiles[row.state === 'refused' ? 'refused' : 'checking'] += 1;
  }
  return listed;
}

/** Whether all files of a place can be fetched, and since when the last of them can. */
export interface Readiness {
  areReady: boolean;
  /** Null while none of them can. */
  since: Date | null;
}

/** Tells of places that have files whether they can be fetched. Gives nothing for those that have none. */
export async function findReadiness(
  database: Database,
  places: readonly FilePlace[],
): Promise<Map<string, Readiness>> {
  if (places.length === 0) return new Map();
  const rows = await database
    .selectFrom('files')
    .select([
      'place',
      sql<boolean>`bool_and(state = 'ready')`.as('areReady'),
      sql<Date | null>`max(ready_at)`.as('since'),
    ])
    .where('place', 'in', places)
    .groupBy('place')
    .execute();
  return new Map(rows.map(({ place, ...readiness }) => [place ?? '', readiness]));
}
