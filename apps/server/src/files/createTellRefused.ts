import type { FileFault, FilePurpose } from '@market/api/contract';
import type { Database } from '../database/tables.ts';

/** A file that was sent and can never be fetched. */
export interface RefusedFile {
  name: string;
  ownerId: string;
  fault: FileFault;
}

/** Tells the sender of a file that it was refused, as part of the transaction that refuses it. */
export type TellRefused = (
  transaction: Database,
  place: string,
  file: RefusedFile,
) => Promise<void>;

/** Joins how each domain tells it. Gets what follows the colon of the place. Others tell nothing. */
export const createTellRefused =
  (places: Partial<Record<FilePurpose, TellRefused>>): TellRefused =>
  async (transaction, place, file) => {
    const colon = place.indexOf(':');
    const tell = places[place.slice(0, colon) as FilePurpose];
    await tell?.(transaction, place.slice(colon + 1), file);
  };
