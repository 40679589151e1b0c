import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/openDatabase.ts';

/** An event that must be possible to look up later. */
export interface AuditEvent {
  /** Who did it; null when that is not known. */
  personId: string | null;
  /** What happened: noun and past tense, such as `session.started`. */
  what: string;
  /** What it happened to; null when that is the person. */
  subjectId?: string | null;
  /** The network address, or the name of the job. */
  address: string;
  /** Why, in the words of the market's staff; null where nobody is asked. */
  reason?: string | null;
  /** What it was, and what it is since. Defaults to nothing that can be compared. */
  before?: unknown;
  after?: unknown;
}

/** How much of a reason is kept, in characters; all of it stands where it was given. */
const reasonLength = 1000;

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes an event down, in the transaction in which it happens if there is one. */
export const noteEvent = (database: Database, event: AuditEvent): Promise<void> =>
  noteEvents(database, [event]);

/** Writes events down, in the transaction in which they happen if there is one. */
export async function noteEvents(database: Database, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(
    ({ personId, what, subjectId = null, address, reason = null, before, after }) => ({
      id: uuidv7(),
      person_id: personId,
      what,
      subject_id: subjectId,
      address,
      reason: reason && reason.slice(0, reasonLength),
      before: toJson(before),
      after: toJson(after),
    }),
  );
  await database.insertInto('audit_events').values(rows).execute();
}

/** Which events are wanted. A field that is left out matches everything. */
export interface AuditFilter {
  personId?: string | undefined;
  /** The beginning of what happened, such as `order` or `session.refused`. */
  what?: string | undefined;
  since?: Date | undefined;
  /** How many at the most; the newest ones. */
  limit: number;
}

/** An event as it is looked up. */
export interface ListedEvent {
  at: Date;
  what: string;
  /** The id of who did it, and their address while there is an account; null when that is not known. */
  personId: string | null;
  email: string | null;
  subject: string | null;
  address: string;
  /** Why it was done; null where nobody was asked. */
  reason: string | null;
  /** How often it happened within the minute. */
  count: number;
}

/** Lists events, the oldest first: what was done, and what was refused. */
export async function listEvents(database: Database, filter: AuditFilter): Promise<ListedEvent[]> {
  const done = await listDone(database, filter);
  // Refusals are stored without a name.
  const refused = filter.personId === undefined ? await listRefused(database, filter) : [];
  const events = [...done, ...refused].toReversed();
  return events.toSorted((one, other) => Number(one.at) - Number(other.at)).slice(-filter.limit);
}

const listDone = (database: Database, { personId, what, since, limit }: AuditFilter) =>
  database
    .selectFrom('audit_events')
    .leftJoin('people', 'people.id', 'audit_events.person_id')
    .select([
      'audit_events.created_at as at',
      'what',
      'audit_events.person_id as personId',
      'people.email',
      'subject_id as subject',
      'address',
      'reason',
      sql.lit(1).as('count'),
    ])
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .$if(what !== undefined, (query) => query.where('what', 'like', `${what}%`))
    .$if(since !== undefined, (query) =>
      query.where('audit_events.created_at', '>=', since ?? new Date()),
    )
    .orderBy('audit_events.id', 'desc')
    .limit(limit)
    .execute();

const listRefused = (database: Database, { what, since, limit }: AuditFilter) =>
  database
    .selectFrom('refusals')
    .select(['minute as at', 'what', 'call as subject', 'network as address', 'count'])
    .select([
      sql<null>`null`.as('personId'),
      sql<null>`null`.as('email'),
      sql<null>`null`.as('reason'),
    ])
    .$if(what !== undefined, (query) => query.where('what', 'like', `${what}%`))
    .$if(since !== undefined, (query) => query.where('minute', '>=', since ?? new Date()))
    .orderBy('minute', 'desc')
    .limit(limit)
    .execute();
