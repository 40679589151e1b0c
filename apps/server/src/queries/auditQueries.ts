import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';

/** Something that must be possible to look up later. */
export interface AuditEvent {
  /** Who did it; null when that is not known. */
  personId: string | null;
  /** What happened: noun and past tense, such as `session.started`. */
  what: string;
  /** What it happened to; null when that is the person. */
  subjectId?: string | null;
  /** The network address, or the name of the job. */
  address: string;
}

/** Writes an event down, in the transaction in which it happens if there is one. */
export async function noteEvent(database: Database, event: AuditEvent): Promise<void> {
  const { personId, what, subjectId = null, address } = event;
  await database
    .insertInto('audit_events')
    .values({ id: uuidv7(), person_id: personId, what, subject_id: subjectId, address })
    .execute();
}
