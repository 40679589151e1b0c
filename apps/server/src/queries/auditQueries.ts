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

/** Which events are wanted; what is left out does not matter. */
export interface AuditFilter {
  personId?: string | undefined;
  /** The beginning of what happened, such as `order` or `session.refused`. */
  what?: string | undefined;
  since?: Date | undefined;
  /** How many at the most; the newest ones. */
  limit: number;
}

/** Lists events, the oldest first. */
export async function listEvents(database: Database, filter: AuditFilter) {
  const { personId, what, since, limit } = filter;
  const newest = await database
    .selectFrom('audit_events')
    .leftJoin('people', 'people.id', 'audit_events.person_id')
    .select([
      'audit_events.created_at',
      'audit_events.person_id',
      'people.email',
      'what',
      'subject_id',
      'address',
    ])
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .$if(what !== undefined, (query) => query.where('what', 'like', `${what}%`))
    .$if(since !== undefined, (query) =>
      query.where('audit_events.created_at', '>=', since ?? new Date()),
    )
    .orderBy('audit_events.id', 'desc')
    .limit(limit)
    .execute();
  return newest.toReversed();
}
