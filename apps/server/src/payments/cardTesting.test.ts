import type { Service } from '@market/api';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { signEvent } from './stripeWebhooks.ts';
import { listEvents } from '../audit/auditQueries.ts';
import { createCardAttemptQueries } from './cardAttemptQueries.ts';
import { createShop, until } from '../testing/createShop.ts';
import { createStripeStandIn } from '../testing/createStripeStandIn.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

const keys = {
  publishableKey: 'pk_test_standin',
  secretKey: 'sk_test_standin',
  webhookSecret: 'whsec_standin',
};
const standIn = await createStripeStandIn(keys.secretKey, '2026-10-28.endive');

const settings = { rateLimitScale: 1, trustedProxies: 1, metricsToken: 'figures' };
const offline = await createTestMarket(settings);
const online = await createTestMarket({ ...settings, stripe: { ...keys, apiUrl: standIn.url } });
afterAll(async () => {
  await offline.close();
  await online.close();
  await standIn.close();
});
afterEach(() => {
  const [complaint] = standIn.complaints;
  if (complaint) throw new Error(complaint);
});

beforeEach(offline.empty);
beforeEach(online.empty);

/** Opens an account with a service. */
async function offer(market: TestMarket): Promise<Service> {
  const seller = await market.createPerson('Asha Rao');
  return createShop({ host: `${market.url}/api` }).offer(seller);
}

/** A card provider as a card tester sees it. */
interface Bank {
  market: TestMarket;
  /** Tries a card that is refused. */
  refuse: (secret: string) => Promise<unknown>;
  /** Whether a card could still be charged. */
  isOpen: (secret: string) => Promise<boolean>;
}

const toIntentId = (secret: string) => secret.split('_secret_')[0] ?? '';

const shop = createShop({ host: `${offline.url}/api` });

const sandbox: Bank = {
  market: offline,
  refuse: (secret) => shop.charge(secret, 'tok_visa_chargeDeclined'),
  isOpen: async (secret) => {
    const { paymentIntent } = await shop.provider.retrievePayment({ client_secret: secret });
    return paymentIntent.status !== 'canceled';
  },
};

/** Tells our server, as Stripe does, that a card was refused; twice, as Stripe sometimes does. */
async function notifyTwice(intentId: string) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.payment_failed',
    data: { object: { id: intentId, object: 'payment_intent' } },
  });
  for (let time = 0; time < 2; time += 1) {
    const { status } = await fetch(`${online.url}/api/payment/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signEvent(payload, keys.webhookSecret),
      },
      body: payload,
    });
    expect(status).toBe(200);
  }
}

const stripe: Bank = {
  market: online,
  async refuse(secret) {
    standIn.decline(toIntentId(secret));
    await notifyTwice(toIntentId(secret));
  },
  isOpen: async (secret) => standIn.tellStatus(toIntentId(secret)) !== 'canceled',
};

const price = 1299;

/** Starts a payment from a network address. */
const start = (person: TestPerson, service?: Service, address = '203.0.113.7') =>
  person.fetch('/api/payment/process', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      amount: price * 100,
      ...(service && { service: service._id, orderInfo: { phoneNumber: '98450 12345' } }),
    }),
  });

async function startAndGiveSecret(person: TestPerson, service?: Service, address?: string) {
  const response = await start(person, service, address);
  expect(response.status).toBe(200);
  const { client_secret: secret } = (await response.json()) as { client_secret: string };
  return secret;
}

const countRefused = async ({ database }: TestMarket) => {
  const rows = await database.selectFrom('card_attempts').select('refused').execute();
  return rows.reduce((sum, { refused }) => sum + refused, 0);
};

/** Tries refused cards, and waits until the server has heard of all of them. */
async function refuseOften({ market, refuse }: Bank, secret: string, times: number) {
  const before = await countRefused(market);
  for (let time = 0; time < times; time += 1) await refuse(secret);
  await until(async () => (await countRefused(market)) === before + times);
}

test.each([
  ['the offline provider', 'a service', sandbox],
  ['the offline provider', 'an amount', sandbox],
  ['Stripe', 'a service', stripe],
  ['Stripe', 'an amount', stripe],
])('testing cards at %s with payments for %s is stopped', async (_name, what, bank) => {
  const service = what === 'a service' ? await offer(bank.market) : undefined;
  const eve = await bank.market.createPerson('Eve Moreau');
  const other = await startAndGiveSecret(eve, service);
  const secret = await startAndGiveSecret(eve, service);
  await refuseOften(bank, secret, 9);
  expect(await bank.isOpen(secret)).toBe(true);
  await startAndGiveSecret(eve, service);

  await refuseOften(bank, secret, 1);
  await until(async () => !(await bank.isOpen(secret)) && !(await bank.isOpen(other)));
  const refused = await start(eve, service);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55 * 60);
  expect(await refused.json()).toEqual({
    success: false,
    code: 'tooManyRefusedCards',
    message: expect.stringMatching(
      /^Too many cards have been refused\. Please try again in \d\d minutes\.$/,
    ),
  });

  const events = await listEvents(bank.market.database, { what: 'card.refused', limit: 100 });
  expect(events.at(-1)).toMatchObject({ personId: eve._id, address: '203.0.113.7' });

  // An hour later.
  await bank.market.database
    .updateTable('rate_limits')
    .set({ resets_at: new Date(0) })
    .execute();
  await startAndGiveSecret(eve, service);
});

test('one network tests cards with a few accounts only; others go on paying', async () => {
  const logoDesign = await offer(offline);
  for (const fullname of ['Eve Moreau', 'Fay Moreau', 'Gus Moreau']) {
    const person = await offline.createPerson(fullname);
    const secret = await startAndGiveSecret(person, logoDesign, '203.0.113.7');
    await refuseOften(sandbox, secret, 10);
  }
  const accomplice = await offline.createPerson('Hal Moreau');
  await until(async () => (await start(accomplice, logoDesign, '203.0.113.7')).status === 429);

  const buyer = await offline.createPerson('Ben Okafor');
  const secret = await startAndGiveSecret(buyer, logoDesign, '198.51.100.9');
  await refuseOften(sandbox, secret, 1);
  expect((await shop.charge(secret)).paymentIntent.status).toBe('succeeded');

  const metrics = await fetch(`${offline.url}/metrics`, {
    headers: { authorization: 'Bearer figures' },
  });
  expect(await metrics.text()).toMatch(
    /refusals_total\{kind="card",call="startPayment"\} [3-9]\d\n/,
  );
});

test('who tried cards is forgotten with the account, and after two days', async () => {
  const logoDesign = await offer(offline);
  const [eve, ben] = [
    await offline.createPerson('Eve Moreau'),
    await offline.createPerson('Ben Okafor'),
  ];
  await startAndGiveSecret(eve, logoDesign);
  await startAndGiveSecret(ben, logoDesign);
  const readBuyers = async () =>
    (await offline.database.selectFrom('card_attempts').select('buyer_id').execute()).map(
      ({ buyer_id }) => buyer_id,
    );
  await offline.database.deleteFrom('people').where('id', '=', eve._id).execute();
  expect(await readBuyers()).toEqual([ben._id]);

  const attempts = createCardAttemptQueries(offline.database);
  await attempts.clean();
  expect(await readBuyers()).toEqual([ben._id]);
  const twoDaysAgo = new Date(Date.now() - 49 * 60 * 60_000);
  await offline.database.updateTable('card_attempts').set({ created_at: twoDaysAgo }).execute();
  await attempts.clean();
  expect(await readBuyers()).toEqual([]);
});
