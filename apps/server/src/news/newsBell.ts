import { afterCommit } from '../database/inTransaction.ts';
import type { Database } from '../database/tables.ts';

/** Who wants to know of it when this process has written news. */
const listeners = new Set<() => void>();

function ring(): void {
  for (const listener of listeners) listener();
}

/** Says that news was written, once it can be read. */
export const ringNewsBell = (database: Database): void => afterCommit(database, ring);

/** Listens until the function that it gives is called. */
export function hearNewsBell(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
