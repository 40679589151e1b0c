import { join } from 'node:path';
import type { Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readMail } from '../../../../tooling/readMail.ts';
import { plantPaidOrders } from '../../assurance/plantPaidOrders.ts';
import { toOwnerSettings } from '../marketBook/ownerSettings.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { createScoreJob } from './createScoreJob.ts';
import { toScoreRules } from './scoreRules.ts';
import { scoreSellers } from './scoreSellers.ts';

const rules = toScoreRules(toOwnerSettings(new Map()));

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyers: TestPerson[];
let service: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});
beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyers = [];
  for (const name of ['Ben Okafor', 'Cora Lind', 'Dev Nair']) {
    buyers.push(await market.createPerson(name));
  }
  service = await shop.offer(seller);
});
afterAll(() => market.close());

const score = () => scoreSellers(market.database, [seller._id], rules);

/**
 * Plants orders that have begun ten days ago and were due four days ago, and that no job does anything about. Gives
 * their ids, so that one buyer comes after the other.
 */
async function plantOrders(count: number): Promise<string[]> {
  await plantPaidOrders(
    market.database,
    Array.from({ length: count }, (_, index) => ({
      buyer: buyers[index % buyers.length]?._id ?? '',
      seller: seller._id,
      service: service._id,
    })),
  );
  const { rows } = await sql<{ id: string; buyer: string }>`
    update orders set terms = '{}', questions = '[]', next_at = null,
        due_at = now() - interval '4 days', stage_since = now() - interval '10 days'
      where seller_id = ${seller._id} and stage = 'working' and (due_at is null or due_at > now())
      returning id, buyer_id as buyer`.execute(market.database);
  const ofBuyers = buyers.map(({ _id }) => rows.filter(({ buyer }) => buyer === _id));
  return Array.from({ length: count }, (_, index) => {
    const own = ofBuyers[index % buyers.length];
    return own?.[Math.floor(index / buyers.length)]?.id ?? '';
  });
}

/** As the server does it when somebody delivers. */
const deliver = (id: string, daysAgo: number) =>
  sql`
    update orders set stage = 'delivered',
        delivered_at = now() - make_interval(days => ${daysAgo})
      where id = ${id}`.execute(market.database);

const complete = (id: string) =>
  sql`update orders set stage = 'completed', stage_since = now() where id = ${id}`.execute(
    market.database,
  );

async function carryThrough(ids: readonly string[], daysAgo = 5) {
  for (const id of ids) {
    await deliver(id, daysAgo);
    await complete(id);
  }
}

async function cancel(id: string, kind: string, actor: string) {
  await sql`
    insert into order_events (id, order_id, kind, actor)
      values (gen_random_uuid(), ${id}, ${kind}, ${actor})`.execute(market.database);
  await sql`update orders set refund_requested_at = now() where id = ${id}`.execute(
    market.database,
  );
}

// Shows X35.
test('a seller is new until five orders are completed, and then has a score that is the sum of its rows', async () => {
  const ids = await plantOrders(6);
  await carryThrough(ids.slice(0, 4));
  expect(await seller.getMyScore()).toMatchObject({
    score: null,
    standing: { level: 'new', completed: 4, onTime: 1 },
  });

  await carryThrough(ids.slice(4, 5));
  await deliver(ids[5] ?? '', 1);
  await complete(ids[5] ?? '');
  await score();
  const found = await seller.getMyScore();

  const lists = await Promise.all(found.parts.map(({ part }) => seller.listScorePoints({ part })));
  const all = lists.flatMap(({ points }) => points);
  expect(found.standing).toMatchObject({ level: 'one', completed: 6 });
  expect(found.standing.onTime).toBeCloseTo(5 / 6, 8);
  expect(Math.round(all.reduce((sum, { points }) => sum + points, 0))).toBe(found.score);
  expect(all.reduce((sum, { of }) => sum + of, 0)).toBeCloseTo(100, 6);
  expect(all.filter(({ outcome }) => outcome === 'late')).toMatchObject([
    { order: { _id: ids[5], title: 'Logo design' }, points: 0 },
  ]);
  expect(found.costliest).toMatchObject([{ outcome: 'late', order: { _id: ids[5] } }]);
  expect(found.next).toMatchObject({ level: 'two', orders: 20 });
});

test('fault decides: what was cancelled by a buyer, by agreement or by the market costs nothing', async () => {
  const ids = await plantOrders(11);
  await carryThrough(ids.slice(0, 5));
  await score();
  const before = (await seller.getMyScore()).score;

  await cancel(ids[5] ?? '', 'cancelEarly', 'buyer');
  await cancel(ids[6] ?? '', 'cancelUnanswered', 'seller');
  await cancel(ids[7] ?? '', 'acceptCancellation', 'buyer');
  await cancel(ids[8] ?? '', 'forceCancel', 'operator');
  await sql`update orders set due_at = null where id = ${ids[9]}`.execute(market.database);
  await cancel(ids[9] ?? '', 'expire', 'system');
  await score();
  expect((await seller.getMyScore()).score).toBe(before);

  await cancel(ids[10] ?? '', 'cancelLate', 'buyer');
  await score();
  const after = await seller.getMyScore();
  expect(after.score).toBeLessThan(before ?? 0);
  expect(after.costliest[0]).toMatchObject({ outcome: 'notCarried', order: { _id: ids[10] } });
});

test('what was delivered while more time was proposed is excused, and what comes later changes nothing', async () => {
  const [late = '', asked = '', early = ''] = await plantOrders(3);
  await sql`
    with proposal as (
      insert into proposals (id, order_id, kind, side, days, expires_at)
        values (gen_random_uuid(), ${asked}, 'extension', 'seller', 3, now()) returning id)
    update orders set proposal_id = proposal.id from proposal where orders.id = ${asked}`.execute(
    market.database,
  );
  await deliver(late, 1);
  await deliver(asked, 1);
  await deliver(early, 6);
  await sql`update orders set stage = 'revision', due_at = now() + interval '3 days'`.execute(
    market.database,
  );
  await deliver(late, 0);
  await deliver(early, 0);

  const orders = await market.database
    .selectFrom('orders')
    .select(['id', 'first_delivery'])
    .execute();
  expect(Object.fromEntries(orders.map(({ id, first_delivery: what }) => [id, what]))).toEqual({
    [late]: 'late',
    [asked]: 'excused',
    [early]: 'onTime',
  });
});

test('first messages count, but not those that came while somebody was away, nor spam', async () => {
  const [ben, cora, dev] = buyers as [TestPerson, TestPerson, TestPerson];
  for (const buyer of buyers) {
    await buyer.startConversation({ service: service._id, text: 'Hello?' });
  }
  const daysAgo = async (person: TestPerson, days: number) => {
    await sql`
      update messages set sent_at = sent_at - make_interval(days => ${days})
        where sender_id = ${person._id}`.execute(market.database);
  };
  await daysAgo(ben, 3);
  await daysAgo(cora, 3);
  await daysAgo(dev, 10);
  await sql`
    insert into away_times values (${seller._id}, now() - interval '11 days', now() - interval '9 days')`.execute(
    market.database,
  );
  await seller.reportContent({ kind: 'person', subject: cora._id, reason: 'spam' });
  await score();

  const { points } = await seller.listScorePoints({ part: 'answers' });
  expect(points).toMatchObject([{ outcome: 'unanswered', points: 0 }]);
  expect(points[0]?.of).toBeCloseTo(10, 8);
});

test('somebody who goes away and comes back was away for so long', async () => {
  const readTimes = () =>
    sql<{ isOver: boolean }>`
      select until_at <= now() as "isOver" from away_times where person_id = ${seller._id}`
      .execute(market.database)
      .then(({ rows }) => rows);
  await seller.setAway({ until: new Date(Date.now() + 5 * 86_400_000).toISOString(), note: '' });
  expect(await readTimes()).toEqual([{ isOver: false }]);
  await seller.setAway({ until: null, note: '' });
  expect(await readTimes()).toEqual([{ isOver: true }]);
});

test('a level is lost only after thirty days, and one mail says what costs most', async () => {
  const ids = await plantOrders(10);
  await carryThrough(ids.slice(0, 6));
  await score();
  expect((await seller.getMyScore()).standing.level).toBe('one');

  for (const id of ids.slice(6)) await cancel(id, 'refund', 'seller');
  await sql`update orders set first_delivery = 'late' where first_delivery = 'onTime'`.execute(
    market.database,
  );
  await score();
  await score();
  const falling = await seller.getMyScore();
  expect(falling.standing.level).toBe('one');
  expect(Date.parse(falling.fallsAt ?? '') / 86_400_000).toBeCloseTo(
    Date.now() / 86_400_000 + 30,
    1,
  );
  const mails = await market.database
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', seller.email)
    .where('subject', 'like', '%level%')
    .execute();
  expect(mails).toEqual([{ subject: 'Market: your level is about to fall' }]);
  // Once as plain text and once laid out.
  const countCauses = async () => {
    const mail = await readMail([join(market.dataFolder, 'mails')], seller.email);
    return mail.match(/Logo design/g)?.length;
  };
  await expect.poll(countCauses, { timeout: 60_000 }).toBe(6);
  const { notifications } = await seller.listNotifications();
  expect(notifications.filter(({ name }) => name === 'levelFalling')).toMatchObject([{ times: 1 }]);

  await sql`
    update seller_scores set below_since = below_since - interval '31 days'`.execute(
    market.database,
  );
  await score();
  expect(await seller.getMyScore()).toMatchObject({ standing: { level: 'none' }, fallsAt: null });
});

test('everybody may know level, punctuality, answers and orders, and nothing else', async () => {
  await carryThrough(await plantOrders(5));
  const job = createScoreJob(
    market.database,
    (ids) => scoreSellers(market.database, ids, rules),
    async () => true,
  );
  await job.run(market.surroundings);

  const { standing } = await market.createVisitor().getStanding({ id: seller._id });
  expect(standing).toEqual({ level: 'one', onTime: 1, answerMinutes: null, completed: 5 });
  expect(await market.database.selectFrom('score_wishes').select('id').execute()).toEqual([]);
  await expect(market.createVisitor().getStanding({ id: service._id })).rejects.toThrow(
    'user not found',
  );
  const { rules: told } = await market.createVisitor().getScoreRules();
  expect(told).toEqual(rules);
});

test('what is a day old is made up anew, and nothing is while the owner does without scores', async () => {
  await carryThrough(await plantOrders(5));
  await score();
  await sql`delete from score_wishes`.execute(market.database);
  await sql`
    update seller_scores set computed_at = now() - interval '21 hours', score = 1`.execute(
    market.database,
  );
  let isWanted = false;
  const job = createScoreJob(
    market.database,
    (ids) => scoreSellers(market.database, ids, rules),
    async () => isWanted,
  );
  const read = () =>
    market.database.selectFrom('seller_scores').select('score').executeTakeFirstOrThrow();
  await job.run(market.surroundings);
  expect(await read()).toEqual({ score: 1 });
  isWanted = true;
  await job.run(market.surroundings);
  expect((await read()).score).toBeGreaterThan(50);
});

test('what is kept about somebody is handed out, and goes with them', async () => {
  await carryThrough(await plantOrders(5));
  await score();
  const data = createPersonalDataQueries(market.database);
  const { score: kept, scorePoints } = await data.collect(seller._id);
  expect(kept).toMatchObject([{ level: 'one', completed: 5 }]);
  expect(scorePoints.length).toBeGreaterThan(10);

  await data.erase(seller._id);
  expect(await market.database.selectFrom('seller_points').select('id').execute()).toEqual([]);
});
