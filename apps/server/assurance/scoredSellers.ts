import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../src/database/openDatabase.ts';
import { toOwnerSettings } from '../src/marketBook/ownerSettings.ts';
import { toScoreRules } from '../src/score/scoreRules.ts';
import { scoreSellers } from '../src/score/scoreSellers.ts';
import { createPeopleQueries } from '../src/people/peopleQueries.ts';
import type { TestMarket } from '../src/testing/createTestMarket.ts';
import { type Purchase, plantPaidOrders } from './plantPaidOrders.ts';

/** How many buyers there are. */
const buyersCount = 60;

/** How many orders the busiest sellers have; others have fewer. */
const mostOrders = 30;

/** How many scores are made up at once. */
const atOnce = 100;

async function plantPeople(database: Database, count: number, role: string): Promise<string[]> {
  const people = createPeopleQueries(database);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `${role}.${index}@market.example`;
    const person = await people.add({ fullname: `${role} ${index}`, email, passwordHash: '' });
    if (person) ids.push(person._id);
  }
  return ids;
}

/** Lets each order go one of the ways in which orders go, at some time of the last fourteen months. */
async function letGo(database: Database) {
  await sql`select setseed(0.5)`.execute(database);
  await sql`
    create temporary table ways as
      select id, random() as way, random() as pace, now() - random() * interval '420 days' as at
        from orders`.execute(database);
  await sql`
    update orders set terms = '{}', questions = '[]', due_at = at, stage_since = at from ways where ways.id = orders.id`.execute(
    database,
  );
  await sql`
    update orders set stage = 'delivered',
        delivered_at = at + (pace - 0.8) * interval '5 days'
      from ways where ways.id = orders.id and way < 0.85`.execute(database);
  await sql`
    update orders set stage = 'completed', stage_since = at + interval '3 days'
      from ways where ways.id = orders.id and way < 0.8`.execute(database);
  await sql`
    insert into order_events (id, order_id, kind, actor)
      select gen_random_uuid(), id,
          (array['refund', 'cancelLate', 'cancelEarly', 'acceptCancellation', 'forceCancel'])[1 + floor(pace * 5)],
          'buyer'
        from ways where way >= 0.85 and way < 0.95`.execute(database);
  await sql`
    update orders set refund_requested_at = at
      from ways where ways.id = orders.id and way >= 0.85 and way < 0.95`.execute(database);
  await sql`drop table ways`.execute(database);
}

/** Decides of every third late delivery that it counts no more. */
async function leaveOutSome(database: Database) {
  await sql`
    insert into decisions (id, about_person, action, words, subject_kind, subject)
      select gen_random_uuid(), seller_id, 'uncounted', 'Not their fault.', 'scoreEntry',
          'onTime/' || id
        from (select *, row_number() over (order by id) as number from orders
          where first_delivery = 'late') as late
        where number % 3 = 0`.execute(database);
}

/**
 * Plants sellers whose orders have gone all kinds of ways, makes up their scores, and compares each score that is
 * shown with the sum of its rows, computed by the database from nothing else.
 */
export async function compareScores({ database }: TestMarket, count: number) {
  const rules = toScoreRules(toOwnerSettings(new Map()));
  const buyers = await plantPeople(database, buyersCount, 'buyer');
  const sellers = await plantPeople(database, count, 'seller');
  const purchases = sellers.flatMap((seller, index): Purchase[] =>
    Array.from({ length: (index * 7) % (mostOrders + 1) }, (_, order) => ({
      buyer: buyers[(index + order * order) % buyersCount] ?? '',
      seller,
      service: uuidv7(),
    })),
  );
  await plantPaidOrders(database, purchases);
  await letGo(database);
  await leaveOutSome(database);

  const start = performance.now();
  for (let index = 0; index < sellers.length; index += atOnce) {
    await scoreSellers(database, sellers.slice(index, index + atOnce), rules);
  }
  const seconds = (performance.now() - start) / 1000;

  const { rows } = await sql<Record<string, number>>`
    with sums as (
      select person_id, sum(points) as points, sum(most) as most,
          count(*) filter (where outcome = 'carried') as completed,
          count(*) filter (where outcome in ('buyer', 'returning')) as buyers
        from seller_points group by person_id)
    select count(*)::int as sellers,
        count(seller_scores.score)::int as scored,
        count(*) filter (where score is not null and abs(score - points) > 0.5000001)::int as differing,
        count(*) filter (where (score is null) <> (sums.completed < ${rules.newOrders}))::int as "wronglyNew",
        count(*) filter (where abs(most - 100) > 0.000001)::int as "notOfHundred",
        count(*) filter (where seller_scores.completed <> sums.completed
          or seller_scores.buyers <> sums.buyers)::int as miscounted
      from seller_scores join sums using (person_id)`.execute(database);
  const { rows: costs } = await sql<{
    blameless: number;
    causeless: number;
    leftOut: number;
    costlyLeftOut: number;
    lowest: number;
    highest: number;
  }>`
    select count(*) filter (where points < most and exists (
            select from order_events where order_events.order_id = seller_points.order_id
              and kind in ('cancelEarly', 'acceptCancellation', 'forceCancel')))::int as blameless,
        count(*) filter (where outcome not in ('start', 'room')
          and num_nonnulls(order_id, conversation_id) <> 1)::int as causeless,
        count(*) filter (where not is_counted)::int as "leftOut",
        count(*) filter (where not is_counted and (points <> 0 or most <> 0))::int as "costlyLeftOut",
        (select min(score) from seller_scores) as lowest,
        (select max(score) from seller_scores) as highest
      from seller_points`.execute(database);
  const missing = sellers.length - (rows[0]?.['sellers'] ?? 0);
  return {
    orders: purchases.length,
    ...rows[0],
    ...costs[0],
    missing,
    seconds: Math.round(seconds),
  };
}
