import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError } from '@market/api';
import { type OrderStage, orderTransitions } from '@market/api/contract';
import { findFreePort } from '../../../tooling/findFreePort.ts';
import { startPostgres } from '../../../tooling/startPostgres.ts';
import { createRandom } from '../samples/createRandom.ts';
import { createPaymentParts } from '../src/app/createPaymentParts.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { createOrderLife } from '../src/orders/createOrderLife.ts';
import { lockOrders } from '../src/orders/lifeRows.ts';
import { findNextMoment } from '../src/orders/orderChanges.ts';
import { toFacts } from '../src/orders/orderFacts.ts';
import { usualTerms } from '../src/orders/orderTerms.ts';
import { bringCloser, passTime } from '../src/orders/passTime.ts';
import { CallRefusal } from '../src/refusals/CallRefusal.ts';
import { runJob } from '../src/testing/runJob.ts';
import { assertBooks } from './assertBooks.ts';
import { listOrderCalls } from './listOrderCalls.ts';
import { plantPaidOrders } from './plantPaidOrders.ts';
import { offerLogo, type SignedUp, signUp, startServer } from './serverProcesses.ts';

/**
 * Lets orders live at random on PostgreSQL: buyers, sellers and an operator do what they may and what they may
 * not, days go by, two servers do what is due, and one of them is killed with `kill -9` again and again. In the
 * end every order must be where its events lead, wait for what its stage waits for, and the books add up.
 *
 *     node --conditions=market-source apps/server/assurance/assureOrders.ts [orders, 10,000 by default]
 */
const count = Number(process.argv[2] ?? 10_000);
/** How many things are tried with each order, on average. */
const stepsPerOrder = 12;
/** How many people act at the same time. */
const crowd = 8;
const peopleASide = 10;

const random = createRandom(20_261_124);
const postgres = await startPostgres();
if (!postgres) {
  console.error('There is no PostgreSQL here.');
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'market-orders-'));
const ports = [await findFreePort(), await findFreePort()];

const urls = ports.map((port) => `http://localhost:${port}`);
const start = (port: number) => startServer({ port, folder, databaseUrl: postgres?.url ?? '' });

const servers = await Promise.all(ports.slice(0, 1).map(start));
servers.push(await start(ports[1] ?? 0));
const database = await openDatabase({ url: postgres.url });
const life = createOrderLife(database, usualTerms);

const sellers = await Promise.all(
  Array.from({ length: peopleASide }, (_, index) => signUp(`seller-${index}`, urls)),
);
const buyers = await Promise.all(
  Array.from({ length: peopleASide }, (_, index) => signUp(`buyer-${index}`, urls)),
);
const operator = await signUp('operator', urls);
const other = await signUp('operator-2', urls);
const services = await Promise.all(sellers.map(offerLogo));

const findPerson = (people: SignedUp[], id: string | null) => people.find(({ _id }) => _id === id);

/** Orders of these people, as many as are wanted at once. */
async function plantOrders() {
  await plantPaidOrders(
    database,
    Array.from({ length: count }, (_, index) => ({
      buyer: buyers[index % peopleASide]?._id ?? '',
      seller: sellers[(index * 7) % peopleASide]?._id ?? '',
      service: services[(index * 7) % peopleASide] ?? '',
    })),
  );
  const rows = await database
    .selectFrom('orders')
    .select(['id', 'buyer_id', 'seller_id'])
    .execute();
  return rows.flatMap(({ id, buyer_id, seller_id }) => {
    const [buyer, seller] = [findPerson(buyers, buyer_id), findPerson(sellers, seller_id)];
    return buyer && seller ? [{ id, buyer, seller }] : [];
  });
}

type Planted = Awaited<ReturnType<typeof plantOrders>>[number];

const outcomes: Record<string, number> = {};
const note = (what: string) => {
  outcomes[what] = (outcomes[what] ?? 0) + 1;
};

/** What somebody does on the page of an order. */
async function act({ id, buyer, seller }: Planted) {
  const side = random.chance(0.5) ? buyer : seller;
  const client = random.pick(side.clients);
  const { order } = await client.getOrder({ id });
  const { actions = [], proposal, delivery } = order.progress ?? {};
  const calls: Record<string, () => Promise<unknown>> = listOrderCalls(client, {
    id,
    delivery: delivery?._id,
    proposal: proposal?._id,
    days: random.whole(1, 20),
    amount: random.whole(1, 500),
  });
  const isHonest = random.chance(0.85);
  const possible = isHonest ? actions.filter((name) => calls[name]) : Object.keys(calls);
  if (possible.length === 0) return note('nothing to do');
  await calls[random.pick(possible)]?.();
  note('done');
}

/** What the operator does about an order, from a third process. */
async function decide({ id }: Planted) {
  const person = random.pick([operator, other]);
  const text = 'For reasons.';
  const name = random.pick([
    'decideDispute',
    'decideDispute',
    'sendBackToWork',
    'forceCancel',
  ] as const);
  const outcome = random.pick(['refund', 'part', 'release'] as const);
  const amount = outcome === 'part' ? random.whole(1, 500) : null;
  if (name === 'forceCancel' && random.chance(0.9)) return;
  const input = name === 'decideDispute' ? { text, decision: { outcome, amount } } : { text };
  await life.decide(id, person._id, 'assurance', name, input);
  note('decided');
}

/** Refusals are what half of them are for; an answer that was lost with its server is one that may have acted. */
function noteFailure(error: unknown) {
  if (error instanceof CallRefusal) return note(`refused: ${error.status}`);
  if (!(error instanceof CallError)) throw error;
  if (error.kind === 'network' || error.kind === 'timeout') return note('lost');
  if (error.status !== undefined && error.status < 500) return note(`refused: ${error.status}`);
  note(`failed: ${error.callName} ${error.status} ${error.message}`);
}

console.log(`${count} orders`);
const orders = await plantOrders();
const steps = count * stepsPerOrder;
let made = 0;
let days = 0;
let kills = 0;
const began = performance.now();

const isOver = () => made >= steps;

async function live() {
  while (!isOver()) {
    made += 1;
    const order = random.pick(orders);
    await (random.chance(0.07) ? decide(order) : act(order)).catch(noteFailure);
  }
}

async function killServers() {
  while (!isOver()) {
    await wait(random.between(5_000, 15_000));
    const index = random.pick([0, 1]);
    const server = servers[index];
    server?.kill('SIGKILL');
    kills += 1;
    servers[index] = await start(ports[index] ?? 0);
  }
}

async function until(isSo: () => boolean) {
  while (!isSo()) await wait(100);
}

/** So often time jumps until all steps are made: each time concerns all orders. */
const jumps = 80;

async function jump() {
  for (let jumped = 1; jumped < jumps; jumped += 1) {
    await until(() => made >= (jumped * steps) / jumps);
    const hours = random.whole(1, 60);
    await bringCloser(database, hours).catch(noteJumpFailure);
    days += hours / 24;
  }
}
/** All orders at once is much to lock; servers that do the same in another order go first. */
const noteJumpFailure = (error: Error) => note(`jump given up: ${error.message}`);

const progress = setInterval(
  () => console.error(`${made} steps, ${days.toFixed(0)} days, ${kills} kills`),
  10_000,
);
await Promise.all([...Array.from({ length: crowd }, live), killServers(), jump()]);
clearInterval(progress);
const minutes = (performance.now() - began) / 60_000;
for (const server of servers) server.kill('SIGKILL');

// Everything comes to an end: what was decided is done, what is proposed lapses, money goes back.
const { jobs } = await createPaymentParts(database, undefined);
await passTime(database, life, 24 * 200);
await runJob(jobs, 'finishRefunds');
await runJob(jobs, 'postMissing').catch(() => undefined);

/** Follows the events of an order through the table, and says where they lead. */
function follow(events: readonly { kind: string; actor: string }[]): OrderStage {
  let stage: OrderStage = 'working';
  let before: OrderStage = stage;
  let beforeCancel: OrderStage = stage;
  for (const { kind, actor } of events) {
    if (kind === 'refuseRefund') stage = beforeCancel;
    const transition = Object.entries(orderTransitions).find(([name]) => name === kind)?.[1];
    if (!transition) continue;
    assert.ok((transition.by as readonly string[]).includes(actor), `${kind} by ${actor}`);
    assert.ok((transition.from as readonly string[]).includes(stage), `${kind} from ${stage}`);
    const to: OrderStage | 'before' = 'to' in transition ? transition.to : stage;
    if (kind === 'openDispute') before = stage;
    if (to === 'cancelled') beforeCancel = stage;
    stage = to === 'before' ? before : to;
  }
  return stage;
}

const stages: Record<string, number> = {};
for (let index = 0; index < orders.length; index += 500) {
  const ids = orders.slice(index, index + 500).map(({ id }) => id);
  const events = await database
    .selectFrom('order_events')
    .select(['order_id', 'kind', 'actor'])
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const eventsOf = (id: string) => events.filter(({ order_id: orderId }) => orderId === id);
  for (const order of await database
    .transaction()
    .execute((transaction) => lockOrders(transaction, ids))) {
    const { stage } = toFacts(order);
    stages[stage] = (stages[stage] ?? 0) + 1;
    assert.equal(stage, follow(eventsOf(order.id)), `the events of ${order.id}`);
    assert.deepEqual(order.next_at, findNextMoment(order), `the timer of ${order.id}`);
    assert.equal(order.proposal === null, order.proposal_id === null);
    if (order.dispute) assert.equal(order.dispute.closed_at === null, stage === 'disputed');
  }
}

await assertBooks(database);
const failures = Object.keys(outcomes).filter((what) => what.startsWith('failed'));
assert.deepEqual(failures, []);

console.log(
  `${made} steps in ${minutes.toFixed(1)} min, ${days.toFixed(0)} days, ${kills} kills:`,
  outcomes,
  stages,
);
await database.destroy();
await rm(folder, { recursive: true, force: true });
postgres.stop();
