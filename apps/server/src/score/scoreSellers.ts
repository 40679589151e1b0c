import type { ScoreRules, SellerLevel } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { tellPeople, type Telling } from '../news/tellPeople.ts';
import { type LevelCause, toLevelMail } from './levelMail.ts';
import { findSellerFacts } from './sellerFacts.ts';
import { fallsAt, findReached, type HeldLevel, moveLevel } from './toLevel.ts';
import {
  createFacts,
  findCostliest,
  type Point,
  type SellerFacts,
  sumUp,
  toPoints,
} from './toPoints.ts';

interface HeldRow {
  person_id: string;
  level: SellerLevel;
  below_since: Date | null;
  now: Date;
}

/** Makes up the scores of some sellers anew, and tells those who are about to lose their level. */
export async function scoreSellers(
  database: Database,
  ids: readonly string[],
  rules: ScoreRules,
): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(database, async (transaction) => {
    // Other processes that score the same sellers wait for this.
    const { rows: held } = await sql<HeldRow>`
      insert into seller_scores (person_id, computed_at)
        select id, clock_timestamp() from people where id = any(${ids}::uuid[]) order by id
        on conflict (person_id) do update set computed_at = excluded.computed_at
        returning person_id, level, below_since, computed_at as now`.execute(transaction);
    const since = new Date(Date.now() - (rules.days + 1) * 86_400_000);
    const found = held.map(({ person_id: id }) => id);
    const facts = await findSellerFacts(transaction, found, since, rules.answerHours);
    const scored = held.map((row) => scoreSeller(row, facts.get(row.person_id), rules));
    await writePoints(
      transaction,
      found,
      scored.flatMap(({ row, points }) =>
        points.map((point) => ({ personId: row.person_id, point })),
      ),
    );
    await writeScores(transaction, scored);
    await tellPeople(transaction, await toTellings(transaction, scored, rules));
  });
}

type Scored = ReturnType<typeof scoreSeller>;

function scoreSeller(row: HeldRow, facts: SellerFacts = createFacts(), rules: ScoreRules) {
  const points = toPoints(facts, rules, row.now);
  const completed = points.filter(({ outcome }) => outcome === 'carried').length;
  const buyers = points.filter(
    ({ outcome }) => outcome === 'buyer' || outcome === 'returning',
  ).length;
  const score = sumUp(points);
  const held: HeldLevel = { level: row.level, belowSince: row.below_since };
  const reached = findReached({ score, orders: completed, buyers }, rules);
  const level = moveLevel(held, reached, rules, row.now);
  return {
    row,
    points,
    completed,
    buyers,
    score: completed < rules.newOrders ? null : score,
    level,
    onTime: findOnTime(points),
    answerMinutes: findAnswerMinutes(facts),
  };
}

/** Which share of orders came on time, each counted once. */
function findOnTime(points: readonly Point[]): number | null {
  const all = points.filter(
    ({ outcome, isCounted }) => isCounted && (outcome === 'onTime' || outcome === 'late'),
  );
  return all.length === 0
    ? null
    : all.filter(({ outcome }) => outcome === 'onTime').length / all.length;
}

/** After how many minutes half of those who asked had an answer. */
function findAnswerMinutes({ questions }: SellerFacts): number | null {
  const minutes = questions
    .flatMap(({ at, answeredAt }) =>
      answeredAt ? (answeredAt.getTime() - at.getTime()) / 60_000 : [],
    )
    .toSorted((one, other) => one - other);
  return minutes[Math.floor((minutes.length - 1) / 2)] ?? null;
}

async function writePoints(
  transaction: Database,
  ids: readonly string[],
  points: { personId: string; point: Point }[],
) {
  await sql`delete from seller_points where person_id = any(${ids}::uuid[])`.execute(transaction);
  const rows = points.map(({ personId, point }) => ({
    id: uuidv7(),
    person_id: personId,
    part: point.part,
    outcome: point.outcome,
    order_id: point.orderId,
    conversation_id: point.conversationId,
    stars: point.stars,
    points: point.points,
    most: point.most,
    at: point.at,
    is_counted: point.isCounted,
  }));
  await sql`
    insert into seller_points
        (id, person_id, part, outcome, order_id, conversation_id, stars, points, most, at,
          is_counted)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id uuid, person_id uuid,
        part text, outcome text, order_id uuid, conversation_id uuid, stars int, points float8,
        most float8, at timestamptz, is_counted boolean)`.execute(transaction);
}

async function writeScores(transaction: Database, scored: readonly Scored[]) {
  const rows = scored.map(({ row, level, ...found }) => ({
    person_id: row.person_id,
    score: found.score,
    level: level.level,
    below_since: level.belowSince,
    on_time: found.onTime,
    answer_minutes: found.answerMinutes,
    completed: found.completed,
    buyers: found.buyers,
  }));
  await sql`
    update seller_scores set score = new.score, level = new.level, below_since = new.below_since,
        on_time = new.on_time, answer_minutes = new.answer_minutes, completed = new.completed,
        buyers = new.buyers
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (person_id uuid, score float8,
        level text, below_since timestamptz, on_time float8, answer_minutes float8, completed int,
        buyers int)
      where seller_scores.person_id = new.person_id`.execute(transaction);
}

/** Tells those who have just come below their level, or lose one and are below the next, what costs most. */
async function toTellings(
  transaction: Database,
  scored: readonly Scored[],
  rules: ScoreRules,
): Promise<Telling[]> {
  const falling = scored.filter(({ row, level: { belowSince } }) => {
    return belowSince !== null && belowSince.getTime() !== row.below_since?.getTime();
  });
  if (falling.length === 0) return [];
  const causes = falling.flatMap(({ points }) => findCostliest(points));
  const titles = await findTitles(
    transaction,
    causes.flatMap(({ orderId }) => orderId ?? []),
  );
  return falling.map(({ row, points, score, level: { level, belowSince } }) => {
    const until = fallsAt(belowSince ?? row.now, rules.fallDays);
    const costliest = findCostliest(points).map(
      ({ outcome, stars, orderId, most, points: got }): LevelCause => ({
        outcome,
        stars,
        title: orderId === null ? null : (titles.get(orderId) ?? null),
        cost: most - got,
      }),
    );
    return {
      personId: row.person_id,
      kind: 'reminders',
      name: 'levelFalling',
      subject: { type: 'score', id: row.person_id },
      data: { level, until: until.toISOString() },
      collapseKey: 'levelFalling',
      mail: {
        write: toLevelMail({ level, until, score, costliest }),
        key: `level-${row.person_id}-${until.getTime()}`,
      },
    };
  });
}

/** What was ordered, by the ids of orders. */
export async function findTitles(database: Database, orderIds: readonly string[]) {
  const rows =
    orderIds.length === 0
      ? []
      : await database
          .selectFrom('orders')
          .innerJoin('payments', 'payments.id', 'orders.payment_id')
          .select(['orders.id', 'service_title'])
          .where('orders.id', 'in', orderIds)
          .execute();
  return new Map(rows.map(({ id, service_title: title }) => [id, title]));
}
