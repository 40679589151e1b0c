import type { Alike, DeskHeld, HeldKind, OwnHeld } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { isTaken } from '../decisions/index.ts';

/** How many rows a page of the queue has. */
const pageSize = 20;

/** How much of a text stands in a row, in characters. */
const excerptLength = 200;

/** The id of a service out of the subject of a review. */
const toThing = (kind: HeldKind, subject: string) =>
  kind === 'review' ? (subject.split('/')[0] ?? '') : subject;

/** What waits, and can still be decided: a service that its seller has to change waits for them. */
const selectOpen = (database: Database) =>
  database
    .selectFrom('held_items')
    .innerJoin('people', 'people.id', 'held_items.person_id')
    .leftJoin('people as taker', 'taker.id', 'held_items.taken_by')
    .select([
      'held_items.id',
      'held_items.kind',
      'held_items.reason',
      'held_items.subject',
      'held_items.title',
      'held_items.text',
      'held_items.rating',
      'held_items.alike',
      'held_items.person_id',
      'people.fullname',
      'held_items.held_at',
      'held_items.changed_at',
      'held_items.report_id',
      'held_items.taken_by',
      'taker.fullname as taker_name',
    ])
    .select((builder) => isTaken(builder.ref('held_items.taken_at')).as('is_taken'))
    .where('held_items.decided_at', 'is', null);

type HeldRow = Awaited<ReturnType<ReturnType<typeof selectOpen>['executeTakeFirstOrThrow']>>;

const toDesk = (row: HeldRow): DeskHeld => ({
  _id: row.id,
  kind: row.kind,
  reason: row.reason,
  subject: toThing(row.kind, row.subject),
  title: row.title,
  excerpt: row.kind === 'message' ? '' : row.text.slice(0, excerptLength),
  about: { _id: row.person_id, fullname: row.fullname },
  heldAt: row.held_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  report: row.report_id,
  takenBy:
    row.is_taken && row.taken_by !== null
      ? { _id: row.taken_by, fullname: row.taker_name ?? '' }
      : null,
});

/** Finds what something is like, as far as it is still there. */
async function listAlike(database: Database, { kind, alike }: HeldRow): Promise<Alike[]> {
  if (alike.length === 0) return [];
  const rows = await database
    .selectFrom('text_prints')
    .innerJoin('people', 'people.id', 'text_prints.person_id')
    .innerJoin('services', (join) =>
      join.on(sql<boolean>`services.id::text = split_part(text_prints.subject, '/', 1)`),
    )
    .select(['services.id as service', 'services.title', 'people.id', 'people.fullname'])
    .where('text_prints.kind', '=', kind as 'service')
    .where('text_prints.subject', 'in', alike)
    .orderBy('text_prints.created_at', 'desc')
    .execute();
  return rows.map(({ service, title, id, fullname }) => ({
    service,
    title,
    by: { _id: id, fullname },
  }));
}

/** What is held, for those who look at it and for those whose it is. */
export const createHeldQueries = (database: Database) => ({
  /** A page of what is held, what has waited longest first. */
  async list(kind: HeldKind | undefined, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      selectOpen(database).$if(kind !== undefined, (all) =>
        all.where('held_items.kind', '=', kind ?? 'service'),
      ),
      {
        cursor,
        size: pageSize,
        moment: 'held_items.held_at',
        id: 'held_items.id',
        isOldestFirst: true,
      },
    );
    return { held: rows.map(toDesk), ...cursors };
  },

  /** Gives all of something that is held; undefined for what is not. */
  async inspect(id: string) {
    const row = await selectOpen(database).where('held_items.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { count } = await database
      .selectFrom('held_items')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('person_id', '=', row.person_id)
      .where('decided_at', 'is', null)
      .where('id', '<>', id)
      .executeTakeFirstOrThrow();
    return {
      held: toDesk(row),
      text: row.text,
      rating: row.rating,
      alike: await listAlike(database, row),
      otherCount: count,
    };
  },

  /** A page of what of somebody is held, what has waited longest first. */
  async listOwn(personId: string, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      database
        .selectFrom('held_items')
        .select(['id', 'kind', 'subject', 'reason', 'title', 'text', 'held_at'])
        .where('person_id', '=', personId)
        .where('decided_at', 'is', null),
      { cursor, size: pageSize, moment: 'held_at', id: 'id', isOldestFirst: true },
    );
    const held = rows.map((row): OwnHeld => ({
      _id: row.id,
      kind: row.kind,
      subject: toThing(row.kind, row.subject),
      reason: row.reason,
      title: row.title,
      text: row.kind === 'account' ? '' : row.text,
      heldAt: row.held_at.toISOString(),
    }));
    return { held, ...cursors };
  },
});

export type HeldQueries = ReturnType<typeof createHeldQueries>;
