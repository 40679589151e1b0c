import type {
  MarketAnswer,
  ScorePart,
  ScorePoint,
  ScoreRules,
  SellerStanding,
} from '@market/api/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { readPage } from '../database/readPage.ts';
import type { Database, Tables } from '../database/tables.ts';
import { fallsAt, findNextRule } from './toLevel.ts';
import { findTitles } from './scoreSellers.ts';

const pageSize = 20;

/** How many points cost at least that are told as costly: less is what sums of fractions differ by. */
const leastCost = 0.000_001;

type PointRow = Selectable<Tables['seller_points']>;
type ScoreRow = Selectable<Tables['seller_scores']>;

const newStanding: SellerStanding = {
  level: 'new',
  onTime: null,
  answerMinutes: null,
  completed: 0,
};

const toStanding = (row: ScoreRow): SellerStanding => ({
  level: row.level,
  onTime: row.on_time,
  answerMinutes: row.answer_minutes === null ? null : Math.round(row.answer_minutes),
  completed: row.completed,
});

export type ScoreQueries = ReturnType<typeof createScoreQueries>;

/** The scores of sellers, as they were last made up, and what they are the sums of. */
export function createScoreQueries(database: Database) {
  const find = (personId: string) =>
    database
      .selectFrom('seller_scores')
      .selectAll()
      .where('person_id', '=', personId)
      .executeTakeFirst();

  const selectPoints = (personId: string) =>
    database.selectFrom('seller_points').selectAll().where('person_id', '=', personId);

  async function toPoints(rows: readonly PointRow[]): Promise<ScorePoint[]> {
    const titles = await findTitles(
      database,
      rows.flatMap(({ order_id: id }) => id ?? []),
    );
    return rows.map((row) => ({
      _id: row.id,
      part: row.part,
      outcome: row.outcome,
      stars: row.stars,
      points: row.points,
      of: row.most,
      at: row.at.toISOString(),
      order:
        row.order_id === null ? null : { _id: row.order_id, title: titles.get(row.order_id) ?? '' },
      conversation: row.conversation_id,
    }));
  }

  return {
    /** How many seconds old the score of somebody is; undefined if there is none, or something has happened since. */
    async findAge(personId: string): Promise<number | undefined> {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from clock_timestamp() - computed_at)::float8 as seconds
          from seller_scores where person_id = ${personId}
            and not exists (select from score_wishes where score_wishes.person_id = ${personId})`.execute(
        database,
      );
      return rows[0]?.seconds;
    },

    /** What somebody may know of their own score. */
    async read(personId: string, rules: ScoreRules): Promise<MarketAnswer<'getMyScore'>> {
      const row = await find(personId);
      const standing = row ? toStanding(row) : newStanding;
      const { rows: parts } = await sql<{ part: ScorePart; points: number; causes: number }>`
        select part, sum(points)::float8 as points,
            count(*) filter (where order_id is not null or conversation_id is not null)::int as causes
          from seller_points where person_id = ${personId} group by part`.execute(database);
      const costliest = await selectPoints(personId)
        .where(sql<boolean>`most - points > ${leastCost}`)
        .where(sql<boolean>`(order_id is not null or conversation_id is not null)`)
        .orderBy(sql`most - points`, 'desc')
        .orderBy('id')
        .limit(3)
        .execute();
      return {
        score: row?.score ?? null,
        standing,
        buyers: row?.buyers ?? 0,
        fallsAt: row?.below_since ? fallsAt(row.below_since, rules.fallDays).toISOString() : null,
        parts: rules.parts.map(({ part, of }) => {
          const found = parts.find((known) => known.part === part);
          return { part, of, points: found?.points ?? 0, causes: found?.causes ?? 0 };
        }),
        costliest: await toPoints(costliest),
        next: findNextRule(standing.level, rules),
        computedAt: (row?.computed_at ?? new Date()).toISOString(),
      };
    },

    /** A page of what one part of a score is the sum of, the newest first. */
    async listPoints(personId: string, part: ScorePart, cursor: string | undefined) {
      const { rows, ...cursors } = await readPage(selectPoints(personId).where('part', '=', part), {
        cursor,
        size: pageSize,
        moment: 'at',
        id: 'id',
      });
      return { points: await toPoints(rows), ...cursors };
    },

    /** What everybody may know of somebody; undefined if there is nobody. */
    async findStanding(personId: string): Promise<SellerStanding | undefined> {
      const row = await find(personId);
      if (row) return toStanding(row);
      const person = await database
        .selectFrom('people')
        .select('id')
        .where('id', '=', personId)
        .executeTakeFirst();
      return person && newStanding;
    },
  };
}
