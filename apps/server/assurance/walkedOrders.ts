import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { createRandom, type Random } from '../samples/createRandom.ts';
import { createPaymentParts } from '../src/app/createPaymentParts.ts';
import { createSandboxPayments } from '../src/app/createSandboxPayments.ts';
import { inTransaction } from '../src/database/inTransaction.ts';
import { createBookQueries } from '../src/ledger/bookQueries.ts';
import { postMissing } from '../src/ledger/postMissing.ts';
import { recountBooks } from '../src/ledger/recountBooks.ts';
import { createOrderLife, usualTerms } from '../src/orders/index.ts';
import { bringCloser } from '../src/orders/passTime.ts';
import {
  createCarryOutRefund,
  createPaymentQueries,
  createRefundPayment,
  createRefundQueries,
  createSettlePayment,
  requestRefund,
} from '../src/payments/index.ts';
import { keyOfRefund } from '../src/payments/refunds.ts';
import { CallRefusal } from '../src/refusals/CallRefusal.ts';
import { createShop } from '../src/testing/createShop.ts';
import type { TestMarket } from '../src/testing/createTestMarket.ts';
import { runJob } from '../src/testing/runJob.ts';
import { sendRefundBack } from '../src/testing/sendRefundBack.ts';
import { inParallel } from './inParallel.ts';

/** What came of the walks. */
export interface WalkedOrders {
  orders: number;
  /** Steps that were made. */
  steps: number;
  /** Steps that the order did not allow just then. */
  refused: number;
  transfers: number;
  /** What is wrong with the books in the end, such as `unfinished refunds: 1`. Empty if they are right. */
  faults: string[];
}

/** One order on its way. */
interface Walk {
  orderId: string;
  paymentId: string;
  intentId: string;
  random: Random;
}

/** How many orders walk at the same time. */
const walkers = 24;

/**
 * Lets orders go random ways of up to some steps, side by side: delivered, sent back, accepted, cancelled, given
 * back in part by us and at the card provider, with banks that send refunds back and card holders who dispute,
 * with time that passes, news that is lost and processes of the version before, which post nothing. Then everything
 * is brought to an end, and the books are counted.
 */
export async function walkOrders(
  market: TestMarket,
  { orders, steps: mostSteps, seed }: { orders: number; steps: number; seed: number },
): Promise<WalkedOrders> {
  await market.empty();
  const { database } = market;
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const service = await createShop({ host: `${market.url}/api` }).offer(seller);

  const sandbox = await createSandboxPayments(database);
  const payments = createPaymentQueries(database);
  const refunds = createRefundQueries(database);
  const settlePayment = createSettlePayment(sandbox, payments);
  const carryOut = createCarryOutRefund(sandbox, refunds, settlePayment);
  const refundPayment = createRefundPayment(refunds, carryOut, settlePayment);
  const life = createOrderLife(database, usualTerms);
  const { jobs } = await createPaymentParts(database, undefined);

  async function settle(paymentId: string) {
    const payment = await payments.find(paymentId);
    return payment ? settlePayment(payment, 'walk') : null;
  }

  /** Pays, and gets an order, without a browser. */
  async function begin(random: Random): Promise<Walk> {
    const paymentId = uuidv7();
    const intentId = `pi_${paymentId}`;
    const amount = random.whole(1, random.pick([100, 100_000, 9_999_900]));
    await sql`
      insert into sandbox_intents (id, client_secret, amount, currency, description, metadata,
          idempotency_key, status)
        values (${intentId}, ${intentId}, ${amount}, 'inr', '', '{}', ${paymentId}, 'succeeded')`.execute(
      database,
    );
    await sql`
      insert into payments (id, intent_id, buyer_id, seller_id, service_id, service_title, amount,
          phone_number)
        values (${paymentId}, ${intentId}, ${buyer._id}, ${seller._id}, ${service._id}, 'Logo',
          ${amount}, '98450 12345')`.execute(database);
    const orderId = await settle(paymentId);
    if (orderId === null) throw new Error('A payment became no order.');
    return { orderId, paymentId, intentId, random };
  }

  const move =
    (name: 'deliver' | 'requestRevision' | 'accept', personId: string) =>
    async ({ orderId }: Walk) => {
      await life.moveOn(orderId, personId, 'walk', () => name);
    };

  const change = ({ intentId }: Walk, set: { is_disputed: boolean }) =>
    database.updateTable('sandbox_intents').set(set).where('id', '=', intentId).execute();

  const steps: ((walk: Walk) => Promise<unknown>)[] = [
    move('deliver', seller._id),
    move('deliver', seller._id),
    move('requestRevision', buyer._id),
    move('accept', buyer._id),
    move('accept', buyer._id),

    async function cancel({ orderId, random }) {
      const payment = await life.moveOn(orderId, seller._id, 'walk', () => 'refund');
      // The server may end right here.
      if (payment && random.chance(0.7)) await refundPayment(payment, 'walk');
    },
    async function giveBack({ paymentId, orderId, random }) {
      const payment = await payments.find(paymentId);
      const amount = random.whole(1, random.pick([10, payment?.amount ?? 1]));
      const refund = await inTransaction(database, (transaction) =>
        requestRefund(transaction, {
          paymentId,
          orderId,
          amount,
          cause: 'agreed',
          personId: seller._id,
        }),
      );
      if (random.chance(0.7)) await carryOut(refund, 'walk');
    },
    async function giveBackOutside({ intentId, paymentId, random }) {
      const { amount, amountRefunded } = await sandbox.retrieveIntent(intentId);
      if (amount === amountRefunded) return;
      const given = random.whole(1, amount - amountRefunded);
      await sandbox.refund(intentId, { amount: given, idempotencyKey: uuidv7() });
      if (random.chance(0.7)) await settle(paymentId);
    },
    async function comeBack({ paymentId, random }) {
      const done = await database
        .selectFrom('refunds')
        .selectAll()
        .where('payment_id', '=', paymentId)
        .where('state', '=', 'done')
        .where('cause', 'in', ['agreed', 'cancelled'])
        .execute();
      if (done.length === 0) return;
      const key = keyOfRefund(random.pick(done));
      // First the bank, then the news of it, perhaps twice.
      if (!(await sendRefundBack(database, key))) return;
      await refunds.reopen(key, 'walk');
      await refunds.reopen(key, 'walk');
    },
    async function dispute(walk) {
      await change(walk, { is_disputed: true });
      await settle(walk.paymentId);
    },
    async function win(walk) {
      await change(walk, { is_disputed: false });
      await settle(walk.paymentId);
    },
    async function completeAsBefore({ orderId }) {
      await sql`
        update orders set stage = 'completed', stage_since = now(), accept_by = null, next_at = null
          where id = ${orderId} and stage = 'delivered'`.execute(database);
    },
    async function giveBackAsBefore({ intentId, paymentId }) {
      await sandbox.refund(intentId, { idempotencyKey: `refund-${paymentId}` });
      await inTransaction(database, (transaction) =>
        sql`
          update payments set status = 'refunded', status_as_of = clock_timestamp()
            where id = ${paymentId} and status = 'succeeded'`.execute(transaction),
      );
    },
    async function passTime({ random }) {
      if (random.chance(0.8)) return;
      await bringCloser(database, random.whole(1, 60));
      await runJob(jobs, 'advanceOrders');
      await runJob(jobs, 'finishRefunds');
      await postMissing(database);
    },
  ];

  const random = createRandom(seed);
  const paymentIds: string[] = [];
  let made = 0;
  let refused = 0;
  const seeds = Array.from({ length: orders }, () => random.whole(0, 1e9));
  await inParallel(seeds, walkers, async (ownSeed) => {
    const own = createRandom(ownSeed);
    const walk = await begin(own);
    paymentIds.push(walk.paymentId);
    for (let left = own.whole(1, mostSteps); left > 0; left -= 1) {
      try {
        await own.pick(steps)(walk);
        made += 1;
      } catch (error) {
        if (!(error instanceof CallRefusal)) throw error;
        refused += 1;
      }
    }
  });

  // All disputes are won, all news arrives, and what was left is done.
  await database.updateTable('sandbox_intents').set({ is_disputed: false }).execute();
  await inParallel(paymentIds, walkers, settle);
  await runJob(jobs, 'finishRefunds');
  await inParallel(paymentIds, walkers, settle);
  while ((await postMissing(database)) > 0);

  return { orders, steps: made, refused, ...(await count(market)) };
}

async function count({
  database,
}: TestMarket): Promise<Pick<WalkedOrders, 'transfers' | 'faults'>> {
  const disagreements = await recountBooks(database);
  const checks = await createBookQueries(database).check();
  if (checks.length < 5) throw new Error('Something was not posted.');
  const { rows } = await sql<{
    transfers: number;
    difference: number;
    bothWays: number;
    unfinished: number;
  }>`
    select (select count(*) from transfers) as transfers,
      (select coalesce(sum(balances.amount), 0) from balances
        join accounts on accounts.id = account_id where kind = 'provider')
        - (select coalesce(sum(case when is_refunded then 0 else amount - amount_refunded end), 0)
          from sandbox_intents where status = 'succeeded') as difference,
      (select count(*) from (
        select from transfers
          join payments on payments.id = payment_id
          join entries on transfer_id = transfers.id
          join accounts on accounts.id = account_id
        where payments.status = 'refunded' and accounts.kind in ('seller', 'held', 'commission')
        group by payment_id, accounts.kind having sum(entries.amount) <> 0) as doubled) as "bothWays",
      (select count(*) from refunds where state = 'requested') as unfinished`.execute(database);
  const [figures] = rows;
  if (!figures) throw new Error('Nothing was counted.');
  const { transfers, difference, bothWays, unfinished } = figures;
  const wrong = [
    ...disagreements.map(({ what, count: found }) => ({ what, found })),
    ...checks.map(({ name, expected_paise: expected, found_paise: found }) => ({
      what: `paise too many in ${name}`,
      found: found - expected,
    })),
    { what: 'paise that the ledger has and the card provider has not', found: difference },
    { what: 'payments that were given back and paid to their sellers', found: bothWays },
    { what: 'unfinished refunds', found: unfinished },
  ];
  const faults = wrong
    .filter(({ found }) => found !== 0)
    .map(({ what, found }) => `${what}: ${found}`);
  return { transfers, faults };
}
