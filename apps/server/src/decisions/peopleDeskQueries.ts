import { openOrderStatuses, type PersonRow } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { describeDevice, hasFactor } from '../people/index.ts';

/** How many people a page has. */
const pageSize = 20;

/** The whole number of somebody. */
const numberPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A part of a text, for `like`. */
const toPart = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;

const selectPeople = (database: Database) =>
  database
    .selectFrom('people')
    .leftJoin('operators', 'operators.person_id', 'people.id')
    .leftJoin('suspensions', (join) =>
      join
        .onRef('suspensions.person_id', '=', 'people.id')
        .on(sql<boolean>`(suspensions.until is null or suspensions.until > now())`),
    )
    .select([
      'people.id',
      'people.fullname',
      'people.email',
      'people.created_at',
      'operators.role',
      'suspensions.kind',
      'suspensions.until',
      'suspensions.decision_id',
    ]);

type FoundPerson = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>;

const toRow = (row: FoundPerson): PersonRow => ({
  _id: row.id,
  fullname: row.fullname,
  email: row.email,
  createdAt: row.created_at.toISOString(),
  role: row.role,
  suspension:
    row.kind && row.decision_id
      ? { kind: row.kind, until: row.until?.toISOString() ?? null, decision: row.decision_id }
      : null,
});

/** Somebody’s orders on one side: all of them, and those that are not over. */
const countOrders = (database: Database, side: 'buyer_id' | 'seller_id', personId: string) =>
  database
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where status = any(${[...openOrderStatuses]})
        and refund_requested_at is null)::int`.as('open'),
    ])
    .where(side, '=', personId)
    .executeTakeFirstOrThrow();

export type PeopleDeskQueries = ReturnType<typeof createPeopleDeskQueries>;

/** What those who run the market may know of people. */
export const createPeopleDeskQueries = (database: Database) => ({
  /** A page of those whose name or address holds a keyword, the newest first. */
  async find(keyword: string, state: 'all' | 'suspended', cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      selectPeople(database)
        .$if(state === 'suspended', (all) => all.where('suspensions.kind', 'is not', null))
        .$if(keyword !== '', (all) =>
          numberPattern.test(keyword)
            ? all.where('people.id', '=', keyword.toLowerCase())
            : all.where((either) =>
                either.or([
                  either('people.fullname', 'ilike', toPart(keyword)),
                  either('people.email', 'ilike', toPart(keyword)),
                ]),
              ),
        ),
      { cursor, size: pageSize, moment: 'people.created_at', id: 'people.id' },
    );
    return { people: rows.map(toRow), ...cursors };
  },

  /** What is known of somebody, but for their orders; undefined if there is nobody. */
  async inspect(id: string) {
    const row = await selectPeople(database)
      .select(['people.bio', 'people.origin', 'people.away_until', hasFactor.as('hasFactor')])
      .select('people.verified_at')
      .where('people.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const sessions = await database
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
      .where('person_id', '=', id)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    const totals = await database
      .selectFrom('person_totals')
      .select('offered')
      .where('person_id', '=', id)
      .executeTakeFirst();
    const reports = await database
      .selectFrom('reports')
      .select([
        sql<number>`count(*)::int`.as('all'),
        sql<number>`count(*) filter (where closed_at is null)::int`.as('open'),
      ])
      .where('about_person', '=', id)
      .executeTakeFirstOrThrow();
    const bought = await countOrders(database, 'buyer_id', id);
    const sold = await countOrders(database, 'seller_id', id);
    return {
      person: toRow(row),
      bio: row.bio ?? '',
      from: row.origin ?? '',
      hasFactor: row.hasFactor,
      awayUntil: row.away_until?.toISOString() ?? null,
      verifiedAt: row.verified_at?.toISOString() ?? null,
      counts: {
        services: totals?.offered ?? 0,
        openBought: bought.open,
        openSold: sold.open,
        bought: bought.all,
        sold: sold.all,
        openReports: reports.open,
        reports: reports.all,
      },
      sessions: sessions.map(({ id: _id, user_agent, created_at, last_seen_at }) => ({
        _id,
        device: describeDevice(user_agent),
        createdAt: created_at.toISOString(),
        lastUsedAt: last_seen_at.toISOString(),
        isCurrent: false,
      })),
    };
  },
});
