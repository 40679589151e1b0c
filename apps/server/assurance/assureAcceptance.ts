import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { createPaymentParts } from '../src/app/createPaymentParts.ts';
import { postMissing } from '../src/ledger/postMissing.ts';
import { recountBooks } from '../src/ledger/recountBooks.ts';
import { usualTerms } from '../src/orders/orderTerms.ts';
import { createShop } from '../src/testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../src/testing/createTestMarket.ts';
import { runJob } from '../src/testing/runJob.ts';
import { plantPaidOrders } from './plantPaidOrders.ts';
import { quantile } from './quantile.ts';

/**
 * Lets the time to look at deliveries be over for very many orders at once: how long it takes until all of them
 * are completed, their money is released and both sides have their mails, and how long people who look at
 * services wait meanwhile. On PostgreSQL with `TEST_DATABASE_URL`, otherwise on the embedded database.
 *
 *     node --conditions=market-source apps/server/assurance/assureAcceptance.ts [orders, 100,000 by default]
 */
const count = Number(process.argv[2] ?? 100_000);
/** How many people buy and sell. */
const crowd = 100;
/** In ms: from one look at services to the next. */
const pauseOfLooks = 10;

const market = await createTestMarket({ rateLimitScale: 1_000_000 });
const { database } = market;
const shop = createShop({ host: `${market.url}/api` });
const people: TestPerson[] = [];
for (let index = 0; index < crowd; index += 1) {
  people.push(await market.createPerson(`Person ${index}`));
}
const [seller] = people;
assert.ok(seller);
const service = await shop.offer(seller);
const idOf = (index: number) => people[index % crowd]?._id ?? '';
await plantPaidOrders(
  database,
  Array.from({ length: count }, (_, index) => ({
    buyer: idOf(index),
    seller: idOf(index + 1 + (index % (crowd - 1))),
    service: service._id,
  })),
);
while ((await postMissing(database)) > 0);
const terms = JSON.stringify(await usualTerms());
/** Changes all orders, not too many in a transaction, for the reason that they are planted so. */
async function changeOrders(change: RawBuilder<unknown>) {
  const orders = await database.selectFrom('orders').select('id').execute();
  for (let index = 0; index < orders.length; index += 500) {
    const ids = orders.slice(index, index + 500).map(({ id }) => id);
    await sql`update orders set ${change} where id = any(${ids})`.execute(database);
  }
}
await changeOrders(sql`
  status = 'Delivered', stage = 'delivered', terms = ${terms}::jsonb,
  questions = '[]', delivered_at = now() - interval '5 days',
  stage_since = now() - interval '5 days', due_at = now(), accept_by = now() - interval '1 minute',
  delivery_id = gen_random_uuid(), schedule_step = 2, warned_at = now() - interval '25 hours',
  next_at = now() + interval '1 day'`);
await sql`vacuum analyze`.execute(database);

/** Looks at services, a hundred times a second. Gives how long each look took, in ms. */
async function browse(isOver: () => boolean): Promise<number[]> {
  const visitor = market.createVisitor();
  const waits: number[] = [];
  while (!isOver()) {
    const asked = performance.now();
    await visitor.listServices({ page: 1 });
    const took = performance.now() - asked;
    waits.push(took);
    await wait(Math.max(0, pauseOfLooks - took));
  }
  return waits;
}

const pause = 10_000;
const quietSince = performance.now();
const quiet = await browse(() => performance.now() - quietSince > pause);

const countLeft = async () => {
  const { left } = await database
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('stage', '<>', 'completed')
    .executeTakeFirstOrThrow();
  return left;
};
const countMails = async () => {
  const { mails } = await database
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('mails'))
    .executeTakeFirstOrThrow();
  return mails;
};
// The market is open meanwhile: it has begun some of the orders before they were delivered.
const mailsBefore = await countMails();
const { jobs } = await createPaymentParts(database, undefined);
await changeOrders(sql`next_at = now()`);
const began = performance.now();
let isDone = false;
const busy = browse(() => isDone);
while ((await countLeft()) > 0) await runJob(jobs, 'advanceOrders');
const seconds = (performance.now() - began) / 1000;
isDone = true;
const waits = await busy;

assert.equal((await countMails()) - mailsBefore, 2 * count);
assert.deepEqual(await recountBooks(database), []);
const tell = (name: string, values: number[]) =>
  `${name}: p50 ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`;
console.log(`${count} orders accepted by silence in ${seconds.toFixed(1)} s`);
console.log([tell('services before', quiet), tell('meanwhile', waits)].join('; '));
await market.close();
process.exit(0);
