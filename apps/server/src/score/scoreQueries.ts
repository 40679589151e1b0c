import type {
  MarketAnswer,
  ScoreDispute,
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
import { toEntry } from './toPoints.ts';

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

/** What tells an entry apart that something has caused; empty for others. */
const toEntryOf = ({ part, order_id: orderId, conversation_id: conversationId }: PointRow) => {
  const causeId = orderId ?? conversationId;
  return causeId === null ? [] : [toEntry(part, causeId)];
};

interface DisputeRow {
  text: string;
  words: string;
  created_at: Date;
  closed_at: Date | null;
  action: string | null;
}

const toDispute = (row: DisputeRow): ScoreDispute => ({
  state: row.closed_at === null ? 'waiting' : row.action === 'uncounted' ? 'uncounted' : 'kept',
  text: row.text,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.closed_at?.toISOString() ?? null,
  words: row.words,
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

  /** What a seller has asked to look at again, by what tells entries apart. */
  async function findDisputes(personId: string, entries: readonly string[]) {
    if (entries.length === 0) return new Map<string, ScoreDispute>();
    const found = await database
      .selectFrom('reports')
      .leftJoin('decisions', 'decisions.id', 'reports.decision_id')
      .select(['reports.subject', 'reports.text', 'reports.words', 'reports.created_at'])
      .select(['reports.closed_at', 'decisions.action'])
      .where('reports.by_person', '=', personId)
      .where('reports.kind', '=', 'scoreEntry')
      .where('reports.subject', 'in', entries)
      .execute();
    return new Map(found.map((row) => [row.subject, toDispute(row)]));
  }

  async function toPoints(personId: string, rows: readonly PointRow[]): Promise<ScorePoint[]> {
    const disputes = await findDisputes(personId, rows.flatMap(toEntryOf));
    const titles = await findTitles(
      database,
      rows.flatMap(({ order_id: id }) => id ?? []),
    );
    const toDisputed = (row: PointRow) => {
      const [entry] = toEntryOf(row);
      const dispute = entry === undefined ? undefined : disputes.get(entry);
      const canDispute = entry !== undefined && !dispute && row.most - row.points > leastCost;
      return { dispute: dispute ?? null, canDispute };
    };
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
      ...toDisputed(row),
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
            count(*) filter (where is_counted
              and (order_id is not null or conversation_id is not null))::int as causes
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
        costliest: await toPoints(personId, costliest),
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
      return { points: await toPoints(personId, rows), ...cursors };
    },

    /** What one cause brings to one part of a score; undefined where it has not counted. */
    async findPoint(personId: string, part: ScorePart, causeId: string) {
      const row = await selectPoints(personId)
        .where('part', '=', part)
        .where((either) =>
          either.or([either('order_id', '=', causeId), either('conversation_id', '=', causeId)]),
        )
        .executeTakeFirst();
      return row && (await toPoints(personId, [row]))[0];
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
