import assert from 'node:assert/strict';
import type { Service } from '@market/api';
import { signEvent } from '../../src/payments/stripeWebhooks.ts';
import type { Attack, AttackKind } from './Attack.ts';
import { type Answer, isDone, readJson } from './createAsker.ts';
import { type AttackedMarket, type Person, quietCard } from './openAttackedMarket.ts';

/** Orders without money, with another's money or for another price; webhooks that are nobody's. */
export const paymentAttacks: AttackKind = {
  name: 'Forged payments',
  list: async (market) => [
    ...(await listOrders(market)),
    ...listPayments(market),
    ...listCards(market),
    ...listWebhooks(market),
    ...(await listRefunds(market)),
  ],
};

const orderInfo = { phoneNumber: '98450 12345' };
const post = (path: string, body: unknown, headers = {}) => ({
  method: 'POST',
  path: `/api${path}`,
  body,
  headers,
});

/** How many orders a payment has paid for. Others come by themselves, a while after they were paid. */
const countOrders = async ({ client }: Person, intentId: string) =>
  (await client.listMyOrders()).orders.filter(({ paymentInfo }) => paymentInfo.id === intentId)
    .length;

/** What an honest browser says after it has paid. */
const toOrder = ({ _id: service, price, user }: Service, intentId: unknown) => ({
  service,
  orderInfo,
  totalPrice: price,
  adminUser: user[0]?._id,
  paymentInfo: { id: intentId, status: 'succeeded' },
});

async function listOrders(market: AttackedMarket): Promise<Attack[]> {
  const { ben, cora, sven, vera, shop, svenService, veraService, pay } = market;
  const twin = await shop.offer(sven.client, svenService.price);
  const dear = await shop.offer(sven.client, 50_000);
  const gone = await shop.offer(sven.client, svenService.price);
  await sven.client.deleteService({ id: gone._id });

  /** What is ordered, and with which payment. */
  type Forgery = () => Promise<object> | object;
  const start = async () => (await shop.start(ben.client, svenService)).intentId;
  const withCard = async (token: string, isPassed = true) => {
    const { intentId, secret } = await shop.start(ben.client, svenService);
    await shop.charge(secret, token, isPassed);
    return toOrder(svenService, intentId);
  };
  const paidByBen = async (service = svenService) => (await pay(ben, service)).intentId;

  const forgeries: Record<string, Forgery> = {
    "with another's payment": async () =>
      toOrder(svenService, (await pay(cora, svenService)).intentId),
    'with a payment that is not paid': async () => toOrder(svenService, await start()),
    'with a declined card': () => withCard('tok_visa_chargeDeclined'),
    'with a failed 3-D Secure': () => withCard('tok_threeDSecure2Required', false),
    'with a 3-D Secure that is left open': async () => {
      const { intentId, secret } = await shop.start(ben.client, svenService);
      const token = 'tok_threeDSecure2Required';
      await shop.provider.confirmPayment({ client_secret: secret, token });
      return toOrder(svenService, intentId);
    },
    'of another service at the same price': async () => toOrder(twin, await paidByBen()),
    'of a dearer service': async () => toOrder(dear, await paidByBen()),
    'of a deleted service': async () => toOrder(gone, await paidByBen()),
    'of another seller': async () => ({
      ...toOrder(svenService, await paidByBen()),
      adminUser: vera._id,
    }),
    'to oneself': async () => ({ ...toOrder(svenService, await paidByBen()), adminUser: ben._id }),
    'for one rupee': async () => ({ ...toOrder(svenService, await paidByBen()), totalPrice: 1 }),
    'for nothing': async () => ({ ...toOrder(svenService, await paidByBen()), totalPrice: 0 }),
    'for less than nothing': async () => ({
      ...toOrder(svenService, await paidByBen()),
      totalPrice: -svenService.price,
    }),
    'for a part of a paisa less': async () => ({
      ...toOrder(svenService, await paidByBen()),
      totalPrice: svenService.price - 0.01,
    }),
    'by the secret of a payment': async () =>
      toOrder(svenService, (await pay(ben, svenService)).secret),
    'by its id in capitals': async () => toOrder(svenService, (await paidByBen()).toUpperCase()),
    'by its id with a space': async () => toOrder(svenService, `${await paidByBen()} `),
    'by an invented payment': () => toOrder(svenService, 'pi_000000000000000000000000'),
    'without a payment': () => toOrder(svenService, ''),
    'with SQL for a payment': () => toOrder(svenService, "' or '1'='1"),
    'with a pattern for a payment': () => toOrder(svenService, 'pi_%'),
    'with a list of payments': async () => toOrder(svenService, [await paidByBen()]),
    'with a condition for a payment': () => toOrder(svenService, { $ne: null }),
    'with a dear service paid by amount alone': async () => {
      const { intentId, secret } = await shop.startByAmount(ben.client, 1);
      await shop.charge(secret, quietCard);
      return toOrder(dear, intentId);
    },
    "with another's payment by amount alone": async () => {
      const { intentId, secret } = await shop.startByAmount(cora.client, svenService.price);
      await shop.charge(secret, quietCard);
      return toOrder(svenService, intentId);
    },
    'of what was paid before it became dearer, at the new price': async () => {
      const service = await shop.offer(sven.client, 300);
      const intentId = await paidByBen(service);
      await sven.client.updateService({ id: service._id, price: 900 });
      return { ...toOrder(service, intentId), totalPrice: 900 };
    },
  };

  return [
    ...Object.entries(forgeries).map(([name, forge]) => ({
      name: `An order ${name}`,
      attempt: async () => {
        const answer = await ben.ask(post('/order/new', await forge()));
        assert.ok(!isDone(answer) && answer.status >= 400, 'It was placed.');
      },
    })),
    {
      name: 'One payment ordered twenty times at once',
      attempt: async () => {
        const intentId = await paidByBen();
        const question = post('/order/new', toOrder(svenService, intentId));
        await Promise.all(Array.from({ length: 20 }, () => ben.ask(question)));
        assert.equal(await countOrders(ben, intentId), 1);
      },
    },
    {
      name: 'One payment by amount alone for two services',
      attempt: async () => {
        const { intentId, secret } = await shop.startByAmount(ben.client, svenService.price);
        await shop.charge(secret, quietCard);
        const questions = [svenService, twin].map((service) =>
          post('/order/new', toOrder(service, intentId)),
        );
        await Promise.all(questions.map((question) => ben.ask(question)));
        assert.equal(await countOrders(ben, intentId), 1);
      },
    },
    {
      name: 'Money that was given back ordered with once more',
      attempt: async () => {
        const intentId = await paidByBen(veraService);
        const order = toOrder(veraService, intentId);
        const placed = readJson(await ben.ask(post('/order/new', order)));
        const { _id: id } = placed['order'] as { _id: string };
        await vera.client.refundOrder({ id });
        await ben.ask(post('/order/new', order));
        assert.equal(await countOrders(ben, intentId), 1);
        const { order: again } = await ben.client.getOrder({ id });
        assert.equal(again.paymentInfo.status, 'refunded');
      },
    },
  ];
}

const isStarted = (answer: Answer) => 'client_secret' in readJson(answer);

/** Whether a payment can be started for anything but the stored price. */
function listPayments({ ben, cora, sven, shop, svenService }: AttackedMarket): Attack[] {
  const price = svenService.price * 100;
  const honest = { amount: price, service: svenService._id, orderInfo };

  const amounts: [string, unknown][] = [
    ['nothing', 0],
    ['less than nothing', -price],
    ['one paisa', 1],
    ['one paisa less', price - 1],
    ['one paisa more', price + 1],
    ['half a paisa less', price - 0.5],
    ['rupees for paise', svenService.price],
    ['a huge amount', 1e300],
    ['the price as text', `${price}`],
    ['an exponent', '1e2'],
    ['a list', [price]],
    ['true', true],
    ['null', null],
    ['a condition', { $gt: 0 }],
  ];
  const extras: [string, object][] = [
    ['another price', { price: 1, totalPrice: 1 }],
    ['another currency', { currency: 'idr' }],
    ['a discount', { discount: 99, percent: 99 }],
    ['metadata', { metadata: { amount: 1, buyer_id: cora._id } }],
    ['money received', { amount_received: price, status: 'succeeded' }],
    ['a quantity', { quantity: 0.01 }],
  ];

  const inventions: [string, object][] = [
    ['a coupon of nobody', { coupon: 'FREE' }],
    ['a quote of nobody', { quote: '1-paisa' }],
    ['a package that there is not', { package: 2 }],
    ['an extra that there is not', { extras: [{ _id: 'nothing', quantity: 1 }] }],
    ['an offer of nobody', { offer: svenService._id }],
  ];

  return [
    ...amounts.map(([name, amount]) => ({
      name: `A payment of ${name}`,
      attempt: async () => {
        const answer = await ben.ask(post('/payment/process', { ...honest, amount }));
        assert.ok(!isStarted(answer), 'It was started.');
      },
    })),
    ...amounts.slice(0, 3).map(([name, amount]) => ({
      name: `A payment of ${name} by amount alone`,
      attempt: async () => {
        const answer = await ben.ask(post('/payment/process', { amount }));
        assert.ok(!isStarted(answer), 'It was started.');
      },
    })),
    ...inventions.map(([name, invention]) => ({
      name: `A payment with ${name}`,
      attempt: async () => {
        const answer = await ben.ask(post('/payment/process', { ...honest, ...invention }));
        assert.ok(!isStarted(answer), 'It was started.');
      },
    })),
    ...extras.map(([name, extra]) => ({
      name: `A payment with ${name}`,
      attempt: async () => {
        const answer = await ben.ask(post('/payment/process', { ...honest, ...extra }));
        const secret = String(readJson(answer)['client_secret']);
        const { paymentIntent } = await shop.provider.retrievePayment({ client_secret: secret });
        assert.equal(paymentIntent.amount, price);
        assert.equal(paymentIntent.currency, 'inr');
        assert.equal(paymentIntent.status, 'requires_payment_method');
      },
    })),
    {
      name: 'A payment at the price of before',
      attempt: async () => {
        const service = await shop.offer(sven.client, 300);
        await sven.client.updateService({ id: service._id, price: 900 });
        const wanted = { ...honest, service: service._id, amount: 30_000 };
        assert.ok(!isStarted(await ben.ask(post('/payment/process', wanted))));
      },
    },
    {
      name: 'A payment to oneself',
      attempt: async () => {
        assert.ok(!isStarted(await sven.ask(post('/payment/process', honest))));
      },
    },
    {
      name: "A payment under another's idempotency key",
      attempt: async () => {
        const key = { 'idempotency-key': 'a key that Cora uses' };
        const ofCora = readJson(await cora.ask(post('/payment/process', honest, key)));
        const ofBen = readJson(await ben.ask(post('/payment/process', honest, key)));
        assert.ok(ofCora['client_secret']);
        assert.notEqual(ofBen['client_secret'], ofCora['client_secret']);
      },
    },
    {
      name: 'Another payment under the same idempotency key',
      attempt: async () => {
        const key = { 'idempotency-key': 'a key that Ben uses twice' };
        await ben.ask(post('/payment/process', { amount: 100 }, key));
        assert.ok(!isStarted(await ben.ask(post('/payment/process', honest, key))));
      },
    },
    {
      name: 'A payment under a key that is too long to be kept',
      attempt: async () => {
        const key = { 'idempotency-key': 'k'.repeat(256) };
        assert.ok(!isStarted(await ben.ask(post('/payment/process', honest, key))));
      },
    },
  ];
}

const isCharged = (answer: Answer) =>
  (readJson(answer)['paymentIntent'] as { status?: string } | undefined)?.status === 'succeeded';

/** What the card provider's own door lets strangers do. */
function listCards({ asker, ben, shop, svenService }: AttackedMarket): Attack[] {
  const confirm = (secret: unknown, token: unknown = 'tok_visa') =>
    asker.ask(post('/sandbox/payment_intents/confirm', { client_secret: secret, token }));
  const start = async () => shop.start(ben.client, svenService);

  const secrets: Record<string, () => Promise<unknown>> = {
    'by its id': async () => (await start()).intentId,
    'by an invented secret': async () => `${(await start()).intentId}_secret_${'0'.repeat(48)}`,
    'by SQL': async () => "' or 1=1 --",
    'by a pattern': async () => 'pi_%',
    'by a list of secrets': async () => [(await start()).secret],
    'without a secret': async () => '',
  };
  return [
    ...Object.entries(secrets).map(([name, find]) => ({
      name: `A card charged for a payment found ${name}`,
      attempt: async () => assert.ok(!isCharged(await confirm(await find()))),
    })),
    ...['', 'tok_', 'tok_visa ', '__proto__', 'constructor', "' or 1=1 --"].map((token) => ({
      name: `A payment with the card ${JSON.stringify(token)}`,
      attempt: async () => assert.ok(!isCharged(await confirm((await start()).secret, token))),
    })),
    {
      name: 'A 3-D Secure passed that nobody has asked for',
      attempt: async () => {
        const { secret } = await start();
        const path = '/sandbox/payment_intents/complete_challenge';
        const answer = await asker.ask(post(path, { client_secret: secret, isPassed: true }));
        assert.ok(!isCharged(answer));
      },
    },
  ];
}

const toEvent = (intentId: string) =>
  JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intentId, object: 'payment_intent', status: 'succeeded' } },
  });

/** Webhooks that do not come from the card provider. */
function listWebhooks({ asker, ben, shop, svenService }: AttackedMarket): Attack[] {
  const now = Math.floor(Date.now() / 1000);
  const guesses = ['', 'whsec_', 'whsec_test', 'secret', 'undefined', 'null', 'pk_sandbox_market'];
  const signatures: Record<string, (payload: string) => string | string[] | undefined> = {
    'without a signature': () => undefined,
    'with an empty one': () => '',
    'with a word': () => 'valid',
    'with the old scheme': () => `t=${now},v0=${'0'.repeat(64)}`,
    'with zeros': () => `t=${now},v1=${'0'.repeat(64)}`,
    'without a moment': () => `v1=${'0'.repeat(64)}`,
    'with a moment that is none': () => `t=NaN,v1=${'0'.repeat(64)}`,
    'with many signatures': () => `t=${now}${`,v1=${'0'.repeat(64)}`.repeat(200)}`,
    'with the signature of another text': () => signEvent('{}', 'secret'),
    'from last year': (payload) => signEvent(payload, 'secret', now - 31_536_000),
    'from next year': (payload) => signEvent(payload, 'secret', now + 31_536_000),
    'signed twice': (payload) => [signEvent(payload, 'secret'), signEvent(payload, 'other')],
    ...Object.fromEntries(
      guesses
        .filter(Boolean)
        .map((guess) => [`signed with ${guess}`, (payload: string) => signEvent(payload, guess)]),
    ),
  };
  return Object.entries(signatures).map(([name, sign]) => ({
    name: `A webhook ${name}`,
    attempt: async () => {
      const { intentId } = await shop.start(ben.client, svenService);
      const payload = toEvent(intentId);
      const signature = sign(payload);
      const answer = await asker.ask({
        method: 'POST',
        path: '/api/payment/webhook',
        body: payload,
        headers: {
          'content-type': 'application/json',
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
      });
      assert.equal(answer.status, 400);
      assert.equal(await countOrders(ben, intentId), 0);
    },
  }));
}

/** Money asked back, and orders moved on, by those who may not; and twice by those who may. */
async function listRefunds(market: AttackedMarket): Promise<Attack[]> {
  const { vera, cora, ben, asker, buy, veraService } = market;
  const order = await buy(cora, veraService);
  const delivered = await buy(cora, veraService);
  await vera.client.updateOrder({ id: delivered._id, orderStatus: 'Delivered' });
  const statusOf = async (id: string) => {
    const { order: found } = await vera.client.getOrder({ id });
    return `${found.orderStatus} ${found.paymentInfo.status}`;
  };
  const askers: [string, Person['ask']][] = [
    ['the buyer', cora.ask],
    ['another buyer', ben.ask],
    ['nobody', asker.ask],
  ];
  const ways: [string, { method: string; path: string; body?: unknown }][] = [
    ['A refund', { method: 'PUT', path: `/api/order/myOrders/${order._id}/refund` }],
    ['A refund by POST', { method: 'POST', path: `/api/order/myOrders/${order._id}/refund` }],
    [
      'A delivery',
      {
        method: 'PUT',
        path: `/api/order/myOrders/${order._id}`,
        body: { orderStatus: 'Delivered' },
      },
    ],
    ['A removal', { method: 'DELETE', path: `/api/order/${order._id}` }],
    ['A change', { method: 'PUT', path: `/api/order/${order._id}`, body: { totalPrice: 1 } }],
  ];
  const bySeller: [string, string, { method: string; path: string; body?: unknown }][] = [
    ...['Refunded', 'delivered', '__proto__', ''].map((orderStatus): (typeof bySeller)[number] => [
      `The state ${JSON.stringify(orderStatus)} by the seller`,
      order._id,
      { method: 'PUT', path: `/api/order/myOrders/${order._id}`, body: { orderStatus } },
    ]),
    [
      'A refund of what was delivered',
      delivered._id,
      { method: 'PUT', path: `/api/order/myOrders/${delivered._id}/refund` },
    ],
    [
      'A delivery undone',
      delivered._id,
      {
        method: 'PUT',
        path: `/api/order/myOrders/${delivered._id}`,
        body: { orderStatus: 'Processing' },
      },
    ],
  ];
  const attempts = [
    ...ways.flatMap(([name, question]) =>
      askers.map(([who, ask]) => ({ name: `${name} by ${who}`, id: order._id, question, ask })),
    ),
    ...bySeller.map(([name, id, question]) => ({ name, id, question, ask: vera.ask })),
  ];
  return attempts.map(({ name, id, question, ask }) => ({
    name,
    attempt: async () => {
      const before = await statusOf(id);
      assert.ok(!isDone(await ask(question)), 'It was done.');
      assert.equal(await statusOf(id), before);
    },
  }));
}
