import { setTimeout as wait } from 'node:timers/promises';
import { createPaymentParts } from '../src/app/createPaymentParts.ts';
import type { TestMarket } from '../src/testing/createTestMarket.ts';
import { runJob } from '../src/testing/runJob.ts';
import { inParallel } from './inParallel.ts';
import { createMoneyWorld, keepReconcilerAway, letReconcilerLook } from './moneyWorld.ts';

/** What came of the browsers' deaths. */
export interface DyingBrowsers {
  runs: number;
  /** Runs in which the card was charged before or after the death. */
  charged: number;
  /** Orders that browsers and webhooks brought about, within a minute. */
  orderedByThemselves: number;
  /** How long the slowest of these took after the death, in seconds. */
  slowestSeconds: number;
  /** Orders that only the reconciler found, in its next run. */
  orderedByReconciler: number;
  /** Charges without an order in the end. */
  missing: number;
  /** Charges with more than one. */
  doubled: number;
  /** Orders without a charge. */
  unfounded: number;
}

/** Cards whose webhook comes at once, twice, 15 s late and never. */
const tokens = [
  'tok_visa',
  'tok_sandbox_webhookDoubled',
  'tok_sandbox_webhookLate',
  'tok_sandbox_webhookLost',
];

/** The connection breaks some milliseconds after the request was sent. */
async function cutAfter(milliseconds: number, send: (signal: AbortSignal) => Promise<unknown>) {
  await send(AbortSignal.timeout(milliseconds)).catch(() => undefined);
}

/** Lets browsers die at ten points of a checkout, each as often as asked for. */
export async function letBrowsersDie(
  market: TestMarket,
  runsPerPoint: number,
): Promise<DyingBrowsers> {
  const { shop, buyer, seller, logoDesign } = await createMoneyWorld(market);
  const { provider } = shop;

  const order = (intentId: string, signal?: AbortSignal) =>
    buyer.createOrder(
      {
        service: logoDesign._id,
        orderInfo: { phoneNumber: '98450 12345' },
        totalPrice: logoDesign.price,
        adminUser: seller._id,
        paymentInfo: { id: intentId, status: 'succeeded' },
      },
      { signal },
    );

  interface Checkout {
    key: string;
    secret: string;
    intentId: string;
    token: string;
  }
  const challengeToken = 'tok_threeDSecure2Required';
  const confirm = ({ secret, token }: Checkout, signal?: AbortSignal) =>
    provider.confirmPayment({ client_secret: secret, token }, { signal });
  const pass = ({ secret }: Checkout, signal?: AbortSignal) =>
    provider.completeChallenge({ client_secret: secret, isPassed: true }, { signal });

  const points: ((checkout: Checkout) => Promise<unknown>)[] = [
    (checkout) => cutAfter(2, (signal) => confirm(checkout, signal)),
    (checkout) => confirm(checkout),
    async (checkout) => {
      await confirm({ ...checkout, token: challengeToken });
      await cutAfter(2, (signal) => pass(checkout, signal));
    },
    async (checkout) => {
      await confirm({ ...checkout, token: challengeToken });
      await pass(checkout);
    },
    async (checkout) => {
      await confirm(checkout);
      await provider.retrievePayment({ client_secret: checkout.secret });
    },
    async (checkout) => {
      await confirm(checkout);
      await cutAfter(1, (signal) => order(checkout.intentId, signal));
    },
    async (checkout) => {
      await confirm(checkout);
      await cutAfter(5, (signal) => order(checkout.intentId, signal));
    },
    async (checkout) => {
      await confirm(checkout);
      await cutAfter(20, (signal) => order(checkout.intentId, signal));
    },
    async (checkout) => {
      await confirm(checkout);
      await order(checkout.intentId);
      await order(checkout.intentId);
    },
    async (checkout) => {
      await confirm(checkout);
      const { intentId } = await shop.start(buyer, logoDesign, checkout.key);
      await order(intentId);
    },
  ];

  const runs = Array.from({ length: runsPerPoint * points.length }, (_, run) => ({
    die: points[run % points.length],
    token: tokens[Math.floor(run / points.length) % tokens.length] ?? 'tok_visa',
    key: `run-${run}`,
  }));
  const deaths = new Map<string, number>();
  const births = new Map<string, number>();

  /** Notes which payments have got an order by now. */
  async function look() {
    const rows = await market.database
      .selectFrom('orders')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('intent_id')
      .execute();
    const now = Date.now();
    for (const { intent_id: id } of rows) if (id && !births.has(id)) births.set(id, now);
    return rows;
  }
  const findCharged = () =>
    market.database
      .selectFrom('sandbox_intents')
      .select(['id', 'token'])
      .where('status', '=', 'succeeded')
      .execute();

  await inParallel(runs, 4, async ({ die, token, key }) => {
    const { secret, intentId } = await shop.start(buyer, logoDesign, key);
    await keepReconcilerAway(market, intentId);
    await die?.({ key, secret, intentId, token });
    deaths.set(intentId, Date.now());
    await look();
  });

  const deadline = Date.now() + 60_000;
  const canStillCome = async () => {
    await look();
    const charged = await findCharged();
    return charged.some(({ id, token }) => !births.has(id) && token !== 'tok_sandbox_webhookLost');
  };
  while (Date.now() < deadline && (await canStillCome())) await wait(100);
  const waits = [...births].map(([id, birth]) => birth - (deaths.get(id) ?? birth));

  const { jobs } = await createPaymentParts(market.database, undefined);
  const orderedByThemselves = births.size;
  await letReconcilerLook(market);
  await runJob(jobs, 'reconcilePayments');

  const rows = await look();
  const charged = await findCharged();
  const ids = new Set(charged.map(({ id }) => id));
  return {
    runs: runs.length,
    charged: charged.length,
    orderedByThemselves,
    slowestSeconds: Math.max(0, ...waits) / 1000,
    orderedByReconciler: births.size - orderedByThemselves,
    missing: charged.filter(({ id }) => !births.has(id)).length,
    doubled: rows.length - births.size,
    unfounded: rows.filter(({ intent_id: id }) => !id || !ids.has(id)).length,
  };
}
