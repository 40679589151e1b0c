import { setTimeout as wait } from 'node:timers/promises';
import { signEvent } from '../src/payments/stripeWebhooks.ts';
import { createRandom } from '../samples/createRandom.ts';
import type { TestMarket } from '../src/testing/createTestMarket.ts';
import { inParallel } from './inParallel.ts';
import { createMoneyWorld, keepReconcilerAway } from './moneyWorld.ts';

/** What came of the webhooks. */
export interface ShuffledWebhooks {
  /** Webhooks that the card provider meant. */
  webhooks: number;
  /** How often they arrived in all. */
  deliveries: number;
  forged: number;
  stale: number;
  /** Forged and stale ones that were answered with 200. */
  falselyAccepted: number;
  /** Payments with more than one order. */
  doubled: number;
  /** Payments without one. */
  missing: number;
  /** Orders of payments about which only forged or stale webhooks spoke. */
  unfounded: number;
}

/**
 * Delivers webhooks 1 to 5 times each, shuffled, a dozen at a time, with forged and stale ones
 * among them; for every second payment the browser asks for the order too, somewhere in between.
 */
export async function shuffleWebhooks(
  market: TestMarket,
  webhooks: number,
): Promise<ShuffledWebhooks> {
  const { shop, buyer, logoDesign } = await createMoneyWorld(market);
  const random = createRandom(3);
  const falseOnes = Math.ceil(webhooks / 10);
  const { webhook_secret: secret } = await market.database
    .selectFrom('sandbox_secrets')
    .selectAll()
    .executeTakeFirstOrThrow();

  /** Pays without any webhook of its own. */
  async function pay() {
    const { secret: clientSecret, intentId } = await shop.start(buyer, logoDesign);
    await keepReconcilerAway(market, intentId);
    await shop.charge(clientSecret, 'tok_sandbox_webhookLost');
    return intentId;
  }

  /** Sends as the card provider does: a server that is too busy is asked again. */
  async function send(intentId: string, signWith: string, timestamp?: number): Promise<boolean> {
    const payload = JSON.stringify({
      id: `evt_${intentId}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intentId, object: 'payment_intent', status: 'succeeded' } },
    });
    const { status } = await fetch(`${market.url}/api/payment/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signEvent(payload, signWith, timestamp),
      },
      body: payload,
    });
    if (status !== 503) return status === 200;
    await wait(200);
    return send(intentId, signWith, timestamp);
  }

  const paid: string[] = [];
  const unspoken: string[] = [];
  await inParallel(Array.from({ length: webhooks }), 8, async () => paid.push(await pay()));
  await inParallel(Array.from({ length: falseOnes * 2 }), 8, async () =>
    unspoken.push(await pay()),
  );

  let deliveries = 0;
  let falselyAccepted = 0;
  const longAgo = Math.floor(Date.now() / 1000) - 301;
  const deliver = async (intentId: string) => {
    deliveries += 1;
    if (!(await send(intentId, secret))) throw new Error('A genuine webhook was refused.');
  };
  const deliverFalsely = async (intentId: string, isForged: boolean) => {
    const wasAccepted = isForged
      ? await send(intentId, 'whsec_guess')
      : await send(intentId, secret, longAgo);
    if (wasAccepted) falselyAccepted += 1;
  };

  const acts = random.shuffle([
    ...paid.flatMap((intentId) =>
      Array.from({ length: random.whole(1, 5) }, () => () => deliver(intentId)),
    ),
    ...paid
      .filter((_, index) => index % 2 === 0)
      .map((intentId) => () => shop.order(buyer, logoDesign, intentId)),
    ...unspoken.map((intentId, index) => () => deliverFalsely(intentId, index % 2 === 0)),
  ]);
  await inParallel<() => Promise<unknown>>(acts, 12, (act) => act());

  const orders = await market.database
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('intent_id')
    .execute();
  const counts = new Map<string | null, number>();
  for (const { intent_id: id } of orders) counts.set(id, (counts.get(id) ?? 0) + 1);
  const countOf = (intentId: string) => counts.get(intentId) ?? 0;

  return {
    webhooks,
    deliveries,
    forged: falseOnes,
    stale: falseOnes,
    falselyAccepted,
    doubled: paid.filter((intentId) => countOf(intentId) > 1).length,
    missing: paid.filter((intentId) => countOf(intentId) === 0).length,
    unfounded: unspoken.filter((intentId) => countOf(intentId) > 0).length,
  };
}
