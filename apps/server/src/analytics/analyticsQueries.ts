import type { MarketAnswer, ServiceFigures, ServiceTotals } from '@market/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { toRupees } from '../database/paise.ts';
import { readSnapshot } from '../database/readSnapshot.ts';

/** Some days in UTC. */
export interface Period {
  last: Date;
  /** How many they are, the last included. */
  days: number;
}

/** From how many different people on it is told what they had searched for. */
export const fewest = 5;

const mostWords = 10;
const dayLength = 86_400_000;
const toDate = (moment: Date) => moment.toISOString().slice(0, 10);
const before = (moment: Date, days: number) => new Date(moment.getTime() - days * dayLength);

/** What was counted on one day, in paise. */
interface DayRow {
  date: string;
  seen: number;
  views: number;
  questions: number;
  orders: number;
  paise: number;
}

/** The services that are asked about. */
const toOwn = (sellerId: string, service: string | undefined) =>
  service === undefined
    ? sql`seller_id = ${sellerId}`
    : sql`seller_id = ${sellerId} and services.id = ${service}`;

/** Each day of a period. Orders and questions are counted where they are. */
async function listDays(
  database: Database,
  sellerId: string,
  { last, days }: Period,
  service: string | undefined,
) {
  const first = before(last, days - 1);
  const end = before(last, -1);
  const own = toOwn(sellerId, service);
  const { rows } = await sql<DayRow>`
    with own as materialized (select id from services where ${own}),
    found as (
      select day, sum(seen) as seen, sum(views) as views
        from service_days join own on own.id = service_id
        where day between ${toDate(first)}::date and ${toDate(last)}::date
        group by day),
    asked as (
      select (first_at at time zone 'utc')::date as day, count(*) as questions
        from (
          select min(sent_at) as first_at
            from messages join own on own.id = messages.service_id
            where number is not null and sender_id is distinct from ${sellerId}::uuid
            group by conversation_id, messages.service_id
        ) as first_questions
        where first_at >= ${first} and first_at < ${end}
        group by 1),
    sold as (
      select (orders.created_at at time zone 'utc')::date as day, count(*) as orders,
          sum(kept_of(payments.status, amount, refunded_paise)) as paise
        from orders join payments on payments.id = payment_id
        where orders.seller_id = ${sellerId}
          and orders.created_at >= ${first} and orders.created_at < ${end}
          and service_id in (select id from own)
        group by 1)
    select date::date::text as date,
        coalesce(seen, 0)::int as seen, coalesce(views, 0)::int as views,
        coalesce(questions, 0)::int as questions, coalesce(orders, 0)::int as orders,
        coalesce(paise, 0)::float8 as paise
      from generate_series(${toDate(first)}::date, ${toDate(last)}::date, interval '1 day') as date
      left join found on found.day = date::date
      left join asked on asked.day = date::date
      left join sold on sold.day = date::date
      order by date`.execute(database);
  return rows.map(({ paise, ...day }) => ({ ...day, revenue: toRupees(paise) }));
}

/** After how many minutes half of those who asked first in a period had an answer; null where nobody has. */
async function findAnswerMinutes(
  database: Database,
  sellerId: string,
  { last, days }: Period,
  service: string | undefined,
) {
  const ofService =
    service === undefined ? sql`true` : sql`questions.service_id = ${service}::uuid`;
  const { rows } = await sql<{ minutes: number | null }>`
    select percentile_cont(0.5) within group (
        order by extract(epoch from answered_at - questions.sent_at) / 60) as minutes
      from conversation_members as own
      join messages as questions on questions.conversation_id = own.conversation_id
        and number = 1 and sender_id is distinct from own.person_id
      cross join lateral (
        select min(sent_at) as answered_at from messages
          where conversation_id = own.conversation_id and number is not null
            and sender_id = own.person_id) as answers
      where own.person_id = ${sellerId}
        and questions.sent_at >= ${before(last, days - 1)} and questions.sent_at < ${before(last, -1)}
        and answered_at is not null
        and ${ofService}`.execute(database);
  const minutes = rows[0]?.minutes ?? null;
  return minutes === null ? null : Math.round(minutes);
}

async function listSources(
  database: Database,
  sellerId: string,
  { last, days }: Period,
  service?: string,
) {
  const { rows } = await sql<MarketAnswer<'getAnalytics'>['sources'][number]>`
    select source, sum(seen)::int as seen, sum(views)::int as views
      from service_days join services on services.id = service_id
      where ${toOwn(sellerId, service)}
        and day between ${toDate(before(last, days - 1))}::date and ${toDate(last)}::date
      group by source
      order by sum(views) desc, sum(seen) desc, source`.execute(database);
  return rows;
}

/** What so many different people had searched for that nobody is told of one of them. */
async function listWords(
  database: Database,
  sellerId: string,
  { last, days }: Period,
  service?: string,
) {
  const { rows } = await sql<{ word: string; seen: number }>`
    select word, sum(seen)::int as seen
      from service_words join services on services.id = service_id
      where ${toOwn(sellerId, service)}
        and day between ${toDate(before(last, days - 1))}::date and ${toDate(last)}::date
      group by word
      having bit_count(bit_or(people)::bit(64)) >= ${fewest}
      order by 2 desc, word
      limit ${mostWords}`.execute(database);
  return rows;
}

async function readAnalytics(
  database: Database,
  sellerId: string,
  period: Period,
  service: string | undefined,
): Promise<MarketAnswer<'getAnalytics'>> {
  const earlier = { last: before(period.last, period.days), days: period.days };
  const days = await listDays(database, sellerId, period, service);
  const daysBefore = await listDays(database, sellerId, earlier, service);
  return {
    from: toDate(before(period.last, period.days - 1)),
    to: toDate(period.last),
    days,
    totals: {
      ...addUp(days),
      answerMinutes: await findAnswerMinutes(database, sellerId, period, service),
    },
    previous: {
      ...addUp(daysBefore),
      answerMinutes: await findAnswerMinutes(database, sellerId, earlier, service),
    },
    sources: await listSources(database, sellerId, period, service),
    words: await listWords(database, sellerId, period, service),
  };
}

function addUp(days: readonly ServiceFigures[]): Omit<ServiceTotals, 'answerMinutes'> {
  const sum = (name: keyof ServiceFigures) => days.reduce((all, day) => all + day[name], 0);
  return {
    seen: sum('seen'),
    views: sum('views'),
    questions: sum('questions'),
    orders: sum('orders'),
    // Amounts have two decimals, which numbers do not add up to exactly.
    revenue: Math.round(sum('revenue') * 100) / 100,
  };
}

export type AnalyticsQueries = ReturnType<typeof createAnalyticsQueries>;

/** How the services of a seller were found, and what came of it. */
export const createAnalyticsQueries = (database: Database) => ({
  /** Whether a service is this person's. */
  async isOwn(serviceId: string, sellerId: string): Promise<boolean> {
    const row = await database
      .selectFrom('services')
      .select('id')
      .where('id', '=', serviceId)
      .where('seller_id', '=', sellerId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** All of it as it was at one moment: people compare its figures with each other. */
  read: (sellerId: string, period: Period, service: string | undefined) =>
    readSnapshot(database, (snapshot) => readAnalytics(snapshot, sellerId, period, service)),
});
