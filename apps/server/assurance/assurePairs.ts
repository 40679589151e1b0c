import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError } from '@market/api';
import {
  findTransitionFault,
  listActions,
  moveOn,
  type OrderActor,
  type OrderFacts,
  type OrderTransition,
  type TransitionInput,
} from '@market/api/contract';
import { sql } from 'kysely';
import { findFreePort } from '../../../tooling/findFreePort.ts';
import { startPostgres } from '../../../tooling/startPostgres.ts';
import { createPaymentParts } from '../src/app/createPaymentParts.ts';
import { openMarket } from '../src/app/openMarket.ts';
import { inTransaction } from '../src/database/inTransaction.ts';
import { type Database, openDatabase } from '../src/database/openDatabase.ts';
import { postMissing } from '../src/ledger/postMissing.ts';
import { createOrderLife } from '../src/orders/createOrderLife.ts';
import { lockOrders } from '../src/orders/lifeRows.ts';
import { toFacts } from '../src/orders/orderFacts.ts';
import { usualTerms } from '../src/orders/orderTerms.ts';
import { CallRefusal } from '../src/refusals/CallRefusal.ts';
import { readSettings } from '../src/settings/settings.ts';
import { runJob } from '../src/testing/runJob.ts';
import { assertBooks } from './assertBooks.ts';
import { inParallel } from './inParallel.ts';
import { listOrderCalls } from './listOrderCalls.ts';
import { plantPaidOrders } from './plantPaidOrders.ts';
import { offerLogo, type SignedUp, signUp, startServer } from './serverProcesses.ts';

/**
 * Makes every two transitions at once that contradict each other, as the table of transitions has it, from every
 * situation of an order: exactly one may happen, and the loser has to read why not. First on PostgreSQL, where
 * each of the two asks another server, then on the embedded database.
 *
 *     node --conditions=market-source apps/server/assurance/assurePairs.ts [rounds, 100 by default]
 */
const rounds = Number(process.argv[2] ?? 100);
const peopleASide = 10;
/** How many situations are brought about at the same time, and how many pairs race. */
const workers = 8;
const racers = 16;

/** A market, and where it is asked. */
interface Arena {
  name: string;
  database: Database;
  /** Two, so that each of two who ask at once has one: of two servers, or the same twice. */
  urls: [string, string];
  /** Ends what does things by itself. */
  quieten: () => Promise<void>;
  close: () => Promise<void>;
}

async function openCluster(): Promise<Arena | undefined> {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'market-pairs-'));
  const ports = [await findFreePort(), await findFreePort()] as const;
  const start = (port: number) => startServer({ port, folder, databaseUrl: postgres.url });
  // The first one makes the tables.
  const servers = [await start(ports[0]), await start(ports[1])];
  const database = await openDatabase({ url: postgres.url });
  const quieten = async () => {
    for (const server of servers) server.kill('SIGKILL');
  };
  return {
    name: 'PostgreSQL, two servers',
    database,
    urls: [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`],
    quieten,
    close: async () => {
      await quieten();
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
      postgres.stop();
    },
  };
}

async function openEmbedded(): Promise<Arena> {
  const folder = await mkdtemp(join(tmpdir(), 'market-pairs-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const settings = readSettings({
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    MARKET_MODE: 'trial',
    RATE_LIMIT_SCALE: '1000000',
    PASSWORD_FRESH_MINUTES: '1440',
  });
  const database = await openDatabase({});
  const app = await openMarket(settings, database);
  await app.listen({ host: 'localhost', port });
  return {
    name: 'embedded',
    database,
    urls: [url, url],
    quieten: () => app.close(),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Somebody who does something to an order: the other side of it, an operator, or the time that passes. */
interface Deed {
  name: OrderTransition | 'takeDispute';
  actor: OrderActor;
}

const tell = ({ name, actor }: Deed) => `${name} by ${actor}`;

/** Two deeds of which only one can happen. */
interface Pair {
  situation: Situation;
  deeds: [Deed, Deed];
}

/** An order in a race. */
interface Planted {
  id: string;
  buyer: SignedUp;
  seller: SignedUp;
}

const inputs: Partial<Record<OrderTransition, TransitionInput>> = {
  proposeExtension: { proposal: { kind: 'extension', days: 3, amount: null } },
  proposeCancellation: { proposal: { kind: 'cancellation', days: null, amount: null } },
  proposeRefund: { proposal: { kind: 'refund', days: null, amount: 100 } },
  decideDispute: { decision: { outcome: 'release', amount: null } },
};

/** How a situation comes about: one move after the other, then what time has done. */
interface Situation {
  moves: readonly (readonly [OrderTransition, OrderActor])[];
  /** What is changed in the row besides. */
  set?: string;
}

const delivered = [['deliver', 'seller']] as const;
const disputed = [...delivered, ['openDispute', 'buyer']] as const;
const answered = [...disputed, ['answerDispute', 'seller']] as const;
const decided = [...answered, ['decideDispute', 'operator']] as const;
const completed = [...delivered, ['accept', 'buyer']] as const;

const situations: Record<string, Situation> = {
  'answers awaited': {
    moves: [],
    set: `stage = 'requirements', due_at = null, stage_since = now() - interval '3 days'`,
  },
  'in work': { moves: [] },
  'very late': { moves: [], set: `due_at = now() - interval '3 days'` },
  'more time proposed': { moves: [['proposeExtension', 'seller']] },
  delivered: { moves: delivered },
  'delivered long ago': {
    moves: delivered,
    set: `accept_by = now() - interval '1 minute', schedule_step = 2,
      warned_at = now() - interval '25 hours', next_at = now() + interval '1 day'`,
  },
  'end proposed': { moves: [...delivered, ['proposeCancellation', 'buyer']] },
  'part proposed': { moves: [...delivered, ['proposeRefund', 'seller']] },
  'sent back': { moves: [...delivered, ['requestRevision', 'buyer']] },
  disputed: { moves: disputed },
  'dispute answered': { moves: answered },
  'part proposed in a dispute': { moves: [...answered, ['proposeRefund', 'seller']] },
  decided: { moves: decided },
  appealed: { moves: [...decided, ['appeal', 'seller']] },
  completed: { moves: completed },
  'part proposed afterwards': { moves: [...completed, ['proposeRefund', 'buyer']] },
};

/** What time does that somebody might want to prevent. */
const timeActs = new Set<OrderTransition>(['acceptBySilence']);

/** What each may do in a situation. */
function listDeeds(facts: OrderFacts, now: Date): Deed[] {
  const people = (['buyer', 'seller', 'operator'] as const).flatMap((actor) =>
    listActions(actor, facts, now).map((name): Deed => ({ name, actor })),
  );
  const time = listActions('system', facts, now).filter((name) => timeActs.has(name));
  return [...people, ...time.map((name): Deed => ({ name, actor: 'system' }))];
}

/** How what somebody asks for is refused in a situation; null when it is not. */
function findFault({ name, actor }: Deed, facts: OrderFacts, now: Date) {
  if (name === 'takeDispute') return null;
  const isAcceptance = /^accept(?:Extension|Cancellation|Refund)$/.test(name);
  if (isAcceptance && facts.proposal === null) return 'proposalGone';
  const fault = findTransitionFault(name, actor, facts, now);
  // One call cancels by whichever right there is, and says why the last one does not hold.
  return fault && name === 'cancelEarly'
    ? findTransitionFault('cancelLate', actor, facts, now)
    : fault;
}

/** What has become of an order once somebody was first. */
const moveOnBy = ({ name, actor }: Deed, facts: OrderFacts, now: Date): OrderFacts =>
  name === 'takeDispute' ? facts : moveOn(name, actor, facts, now, inputs[name]);

/** How what somebody asks for is refused once something else has happened; null when it is not. */
function findLoss(winner: Deed, loser: Deed, facts: OrderFacts, now: Date) {
  if (winner.name === 'takeDispute' || loser.name === 'takeDispute') {
    return winner.name === loser.name ? 'disputeTaken' : null;
  }
  return findFault(loser, moveOnBy(winner, facts, now), now);
}

/** Time may be quicker than the loser: what was decided for good is done at once. */
function listLosses(winner: Deed, loser: Deed, facts: OrderFacts, now: Date) {
  const after = moveOnBy(winner, facts, now);
  const byTime = listActions('system', after, now).map((name): Deed => ({ name, actor: 'system' }));
  return [
    findLoss(winner, loser, facts, now),
    ...byTime.map((deed) => findFault(loser, moveOnBy(deed, after, now), now)),
  ];
}

/** Lists what contradicts in a situation: once either of the two is done, the other cannot be. */
function listPairs(situation: Situation, facts: OrderFacts, now: Date): Pair[] {
  const deeds = listDeeds(facts, now);
  if (facts.stage === 'disputed') deeds.push({ name: 'takeDispute', actor: 'operator' });
  return deeds.flatMap((one, index) =>
    deeds
      .slice(index)
      // Time does not compete with itself.
      .filter((other) => one.actor !== 'system' || other.actor !== 'system')
      .filter((other) => findLoss(one, other, facts, now) && findLoss(other, one, facts, now))
      .map((other): Pair => ({ situation, deeds: [one, other] })),
  );
}

/** What is refused: by a server, or here by what a server does. */
const codeOf = (error: unknown): string => {
  if (error instanceof CallRefusal) return error.code;
  if (error instanceof CallError && error.code) return error.code;
  throw error;
};

/** How a server refuses that has too much to do. */
const passing = new Set(['tooBusy', 'tooMuchSent']);

/** Comes back where a server lets nobody in for a moment: it has done nothing. */
async function insist(call: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof CallError) || !passing.has(error.code ?? '')) throw error;
      await wait(50);
    }
  }
}

const idOf = (person: SignedUp | undefined) => person?._id ?? '';

async function race({ name, database, urls, quieten }: Arena) {
  const life = createOrderLife(database, usualTerms);
  const sign = (role: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => signUp(`${role}-${index}`, urls)));
  const [sellers, buyers] = [await sign('seller', peopleASide), await sign('buyer', peopleASide)];
  const [judge, ...operators] = await sign('operator', 3);
  const services = await Promise.all(sellers.map(offerLogo));
  /** Orders of these people that have just been paid. */
  async function plant(count: number): Promise<Planted[]> {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
    await plantPaidOrders(
      database,
      Array.from({ length: count }, (_, index) => ({
        buyer: idOf(buyers[index % peopleASide]),
        seller: idOf(sellers[(index * 7) % peopleASide]),
        service: services[(index * 7) % peopleASide] ?? '',
      })),
    );
    const orders = await database
      .selectFrom('orders')
      .select(['id', 'buyer_id', 'seller_id'])
      .where('created_at', '>=', rows[0]?.now ?? new Date())
      .execute();
    return orders.flatMap((order) => {
      const buyer = buyers.find(({ _id }) => _id === order.buyer_id);
      const seller = sellers.find(({ _id }) => _id === order.seller_id);
      return buyer && seller ? [{ id: order.id, buyer, seller }] : [];
    });
  }

  async function bringAbout({ moves, set }: Situation, { id, buyer, seller }: Planted) {
    await life.begin(id);
    for (const [move, actor] of moves) {
      const input = { text: 'As it came about.', ...inputs[move] };
      if (actor === 'operator') await life.decide(id, idOf(judge), 'assurance', move, input);
      else {
        const person = actor === 'buyer' ? buyer : seller;
        await life.moveOn(id, person._id, 'assurance', () => move, input);
      }
    }
    if (set) await sql`update orders set ${sql.raw(set)} where id = ${id}`.execute(database);
  }

  const readOrders = (ids: string[]) =>
    inTransaction(database, (transaction) => lockOrders(transaction, ids));

  /** Does it as its actor, each of the two at a server of its own. */
  function act(deed: Deed, place: 0 | 1, { id, buyer, seller }: Planted, row: Row) {
    const { name: wanted, actor } = deed;
    if (actor === 'operator') {
      const operator = idOf(operators[place]);
      return wanted === 'takeDispute'
        ? life.takeDispute(id, operator, 'assurance')
        : life.decide(id, operator, 'assurance', wanted, { text: 'So be it.', ...inputs[wanted] });
    }
    if (actor === 'system') {
      const isDue = sql`update orders set next_at = now() where id = ${id}`;
      return isDue.execute(database).then(() => life.doDue([id]));
    }
    const client = (actor === 'buyer' ? buyer : seller).clients[place];
    assert.ok(client);
    const calls: Record<string, () => Promise<unknown>> = listOrderCalls(client, {
      id,
      delivery: row.delivery_id,
      proposal: row.proposal_id,
      days: 3,
      amount: 100,
    });
    const call = calls[wanted];
    assert.ok(call, `a call for ${wanted}`);
    return insist(call);
  }

  /** What of the two has happened, in the words of `tell`. */
  async function findDone({ deeds }: Pair, { id }: Planted, before: Date): Promise<string[]> {
    if (deeds[0].name === 'takeDispute') {
      const { taken_by: taker } = await database
        .selectFrom('disputes')
        .select('taken_by')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      return taker === null ? [] : [tell(deeds[0])];
    }
    const events = await database
      .selectFrom('order_events')
      .select(['kind', 'actor'])
      .where('order_id', '=', id)
      .where('created_at', '>', before)
      .where(
        'kind',
        'in',
        deeds.map((deed) => deed.name),
      )
      .execute();
    return events.map(({ kind, actor }) => `${kind} by ${actor}`);
  }

  const codes: Record<string, number> = {};
  const firsts = [0, 0];
  let races = 0;

  async function run(pair: Pair, order: Planted, row: Row) {
    const facts = toFacts(row);
    const { deeds } = pair;
    const told = deeds.map(tell).join(' and ');
    const outcomes = await Promise.allSettled([
      act(deeds[0], 0, order, row),
      act(deeds[1], 1, order, row),
    ]);
    const done = await findDone(pair, order, row.now);
    const failures = outcomes.map((one) => (one.status === 'rejected' ? one.reason : 'done'));
    assert.equal(done.length, 1, `${told} of ${order.id}: ${done.join()} ${failures.join('; ')}`);
    races += 1;
    const isSame = tell(deeds[0]) === tell(deeds[1]);
    const first = isSame
      ? outcomes.findIndex(({ status }) => status === 'fulfilled')
      : deeds.findIndex((deed) => tell(deed) === done[0]);
    const second = 1 - first;
    const [winner, loser] = [deeds[first], deeds[second]];
    assert.ok(winner && loser, told);
    firsts[first] = (firsts[first] ?? 0) + 1;
    assert.equal(outcomes[first]?.status, 'fulfilled', told);
    const lost = outcomes[second];
    if (lost?.status === 'rejected') {
      const code = codeOf(lost.reason);
      const losses: (string | null)[] = listLosses(winner, loser, facts, row.now);
      assert.ok(
        losses.includes(code),
        `${told}, ${winner.name} won: ${code}, not ${losses.join()}`,
      );
      codes[code] = (codes[code] ?? 0) + 1;
      return;
    }
    // Time asks for nothing, and anyone who refunds what is already refunded has what they want.
    const isRepetition = loser.name === 'refund' || loser.actor === 'system';
    assert.ok(isRepetition, `${told}: ${loser.name} was not refused`);
    codes['nothing to refuse'] = (codes['nothing to refuse'] ?? 0) + 1;
  }

  const samples = await plant(Object.keys(situations).length);
  const pairs: Pair[] = [];
  for (const [index, situation] of Object.values(situations).entries()) {
    const sample = samples[index];
    assert.ok(sample);
    await bringAbout(situation, sample);
    const [row] = await readOrders([sample.id]);
    assert.ok(row);
    pairs.push(...listPairs(situation, toFacts(row), row.now));
  }
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const orders = await plant(pairs.length);
    await inParallel(pairs, workers, async ({ situation }, index) => {
      const order = orders[index];
      assert.ok(order);
      await bringAbout(situation, order);
    });
    const rows = await readOrders(orders.map(({ id }) => id));
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    await inParallel(pairs, racers, (pair, index) => {
      const order = orders[index];
      const row = rowsById.get(order?.id ?? '');
      assert.ok(order && row);
      return run(pair, order, row);
    });
    console.error(`${name}: ${round + 1} of ${rounds} rounds`);
  }
  const minutes = (performance.now() - began) / 60_000;

  await quieten();
  const { jobs } = await createPaymentParts(database, undefined);
  await runJob(jobs, 'finishRefunds');
  while ((await postMissing(database)) > 0);
  await assertBooks(database);
  console.log(
    `${name}: ${pairs.length} pairs at once, ${rounds} times in ${minutes.toFixed(1)} min.`,
    `Of ${races} races the first won ${firsts[0]}, the second ${firsts[1]}, both or none 0.`,
    codes,
  );
}

type Row = Awaited<ReturnType<typeof lockOrders>>[number];

for (const open of [openCluster, openEmbedded]) {
  const arena = await open();
  if (arena) await race(arena).finally(arena.close);
  else console.log('There is no PostgreSQL here.');
}
process.exit(0);
