import type { Service } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentQueries } from '../payments/paymentQueries.ts';
import { countOrders, createShop, type Shop, until } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let other: TestPerson;
let service: Service;

beforeAll(async () => {
  // No mail server: what is mailed stays to be read.
  market = await createTestMarket({ smtpUrl: 'smtp://127.0.0.1:9' });
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  other = await market.createPerson('Chen Li');
  service = await shop.offer(seller);
});

afterAll(() => market.close());

const fields = { title: 'A logo and a menu', text: 'Two directions.', days: 10, revisions: 2 };

async function make(price = 780.5) {
  const { offer } = await seller.makeOffer({ service: service._id, ...fields, price });
  return offer._id;
}

const begin = (id: string, person = buyer) => shop.startWish(person, { offer: id });

async function accept(id: string) {
  const { secret, intentId, quote } = await begin(id);
  await shop.charge(secret);
  const { order } = await buyer.createOrder({
    service: service._id,
    orderInfo: { phoneNumber: '98450 12345' },
    totalPrice: quote.totalPrice,
    adminUser: seller._id,
    paymentInfo: { id: intentId, status: 'succeeded' },
  });
  return order;
}

const readState = async (id: string) => (await seller.getOffer({ id })).offer.state;

// Shows X21.
test('an offer is read by anyone with its address, and accepted by paying', async () => {
  const id = await make();
  expect((await other.getOffer({ id })).offer).toMatchObject({
    ...fields,
    price: 780.5,
    state: 'open',
    seller: { fullname: 'Asha Rao' },
    service: { _id: service._id, images: service.images },
  });
  const order = await accept(id);
  expect(order).toMatchObject({
    totalPrice: 780.5,
    service: { title: fields.title },
    lines: [{ kind: 'offer', title: fields.title, amount: 780.5 }],
    days: 10,
    revisions: 2,
  });
  expect((await buyer.getOffer({ id })).offer).toMatchObject({
    state: 'accepted',
    order: order._id,
  });
  expect((await other.getOffer({ id })).offer).not.toHaveProperty('order');
  expect((await seller.listMyOffers()).offers[0]).toMatchObject({ order: order._id });
  await expect(begin(id, other)).rejects.toMatchObject({ code: 'offerAccepted' });
  await expect(seller.endOffer({ id, state: 'withdrawn' })).rejects.toMatchObject({
    code: 'offerAccepted',
  });
});

test('an offer waits while its seller is away or its service is paused, but not for other orders', async () => {
  const { draft } = await seller.createDraft({ service: service._id });
  const images = draft.images.map(({ public_id = '' }) => ({ public_id, alt: '' }));
  await seller.saveDraft({ id: draft._id, content: { ...draft.content, queueLimit: 1 }, images });
  await seller.publishDraft({ id: draft._id });
  const { secret } = await shop.start(other, service);
  await shop.charge(secret);
  await until(async () => (await countOrders(market)) === 1);

  const id = await make();
  const availability = async () => (await buyer.getOffer({ id })).offer.availability?.state;
  expect(await availability()).toBe('open');
  await expect(buyer.quoteOrder({ offer: id })).resolves.toMatchObject({ totalPrice: 780.5 });

  await seller.pauseService({ id: service._id, isPaused: true });
  expect(await availability()).toBe('paused');
  await expect(begin(id)).rejects.toMatchObject({ status: 409, code: 'servicePaused' });
  await seller.pauseService({ id: service._id, isPaused: false });

  const back = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
  await seller.setAway({ until: back });
  expect(await availability()).toBe('away');
  await expect(begin(id)).rejects.toMatchObject({ status: 409, code: 'sellerAway' });
  await seller.setAway({ until: null });
  await expect(accept(id)).resolves.toMatchObject({ totalPrice: 780.5 });
});

test('an offer ends once: declined, withdrawn or expired', async () => {
  const [declined, withdrawn, expired] = [await make(), await make(), await make()];
  await buyer.endOffer({ id: declined, state: 'declined' });
  await seller.endOffer({ id: withdrawn, state: 'withdrawn' });
  await sql`
    update offers set expires_at = now() - interval '1 second' where id = ${expired}`.execute(
    market.database,
  );
  for (const [id, code] of [
    [declined, 'offerDeclined'],
    [withdrawn, 'offerWithdrawn'],
    [expired, 'offerExpired'],
  ] as const) {
    await expect(begin(id)).rejects.toMatchObject({ status: 409, code });
  }
  await expect(seller.endOffer({ id: declined, state: 'withdrawn' })).rejects.toMatchObject({
    code: 'offerDeclined',
  });
  await expect(seller.endOffer({ id: expired, state: 'withdrawn' })).rejects.toMatchObject({
    code: 'offerExpired',
  });
  expect(await readState(expired)).toBe('expired');
  // Saying the same again changes nothing.
  await seller.endOffer({ id: withdrawn, state: 'withdrawn' });
  // A seller does not decline, and nobody else withdraws.
  const open = await make();
  await expect(seller.endOffer({ id: open, state: 'declined' })).rejects.toMatchObject({
    status: 404,
  });
  await expect(other.endOffer({ id: open, state: 'withdrawn' })).rejects.toMatchObject({
    status: 404,
  });
  await expect(begin(open, seller)).rejects.toMatchObject({ code: 'ownServiceOrdered' });
});

test('a buyer who has begun to pay holds the offer, and may begin again', async () => {
  const id = await make();
  await begin(id);
  await expect(begin(id, other)).rejects.toMatchObject({ code: 'offerTaken' });
  await expect(other.endOffer({ id, state: 'declined' })).rejects.toMatchObject({
    code: 'offerTaken',
  });
  // The same person begins anew, with another key.
  const again = await begin(id);
  await shop.charge(again.secret);
  await until(async () => (await countOrders(market)) === 1);
  expect(await readState(id)).toBe('accepted');
});

test('of two who begin at once, one has it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await make();
    const outcomes = await Promise.allSettled([begin(id), begin(id, other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'offerTaken' },
    });
  }
});

test('an offer that is withdrawn while somebody is about to pay cannot be paid any more', async () => {
  for (const isIntentKnown of [true, false]) {
    const id = await make();
    const { secret } = await begin(id);
    if (!isIntentKnown) {
      // As if the server had not heard the provider's answer yet.
      await sql`
        update payments set intent_id = null, client_secret = null where offer_id = ${id}`.execute(
        market.database,
      );
    }
    await seller.endOffer({ id, state: 'withdrawn' });
    const outcome = await shop.provider.confirmPayment({
      client_secret: secret,
      token: 'tok_visa',
    });
    expect(outcome.paymentIntent?.status).not.toBe('succeeded');
    expect(await readState(id)).toBe('withdrawn');
  }
  expect(await countOrders(market)).toBe(0);
});

test('an offer that has been paid stays accepted, even if nobody has heard of it yet', async () => {
  const id = await make();
  const { secret } = await begin(id);
  await shop.charge(secret, 'tok_sandbox_webhookLost');
  await expect(seller.endOffer({ id, state: 'withdrawn' })).rejects.toMatchObject({
    code: 'offerAccepted',
  });
  expect(await readState(id)).toBe('accepted');
  expect(await countOrders(market)).toBe(1);
});

test('withdrawn and paid at once, there is one outcome', async () => {
  let accepted = 0;
  for (let round = 0; round < 20; round += 1) {
    const id = await make();
    const { secret } = await begin(id);
    const [ended] = await Promise.allSettled([
      seller.endOffer({ id, state: 'withdrawn' }),
      shop.charge(secret),
    ]);
    const state = await readState(id);
    expect(state).toBe(ended.status === 'fulfilled' ? 'withdrawn' : 'accepted');
    if (state === 'accepted') accepted += 1;
  }
  expect(await countOrders(market)).toBe(accepted);
});

test('two hundred open offers are the most', async () => {
  await sql`
    insert into offers (id, service_id, seller_id, title, text, price_paise, days, expires_at)
      select gen_random_uuid(), ${service._id}, ${seller._id}, 'Offer', 'Work.', 100, 1,
        now() + interval '1 day'
      from generate_series(1, 200)`.execute(market.database);
  await expect(make()).rejects.toThrow('You may have at most 200 open offers.');
  await sql`update offers set expires_at = now() where true`.execute(market.database);
  await expect(make()).resolves.toBeDefined();
  await expect(
    other.makeOffer({ service: service._id, ...fields, price: 1 }),
  ).rejects.toMatchObject({ status: 404, fields: { service: 'Service not found!!' } });
});

test('an offer whose withdrawal was cut off is withdrawn by asking again', async () => {
  const id = await make();
  const { secret } = await begin(id);
  // As if the card provider had been away between the two steps.
  await sql`update offers set ended_as = 'withdrawn' where id = ${id}`.execute(market.database);
  await seller.endOffer({ id, state: 'withdrawn' });
  const outcome = await shop.provider.confirmPayment({ client_secret: secret, token: 'tok_visa' });
  expect(outcome.paymentIntent?.status).not.toBe('succeeded');
  expect(await readState(id)).toBe('withdrawn');
});

test('an offer whose decline was cut off is declined by asking again, and its seller is told', async () => {
  const id = await make();
  await begin(id);
  await sql`update offers set ended_as = 'declined' where id = ${id}`.execute(market.database);
  await buyer.endOffer({ id, state: 'declined' });
  expect(await readMails()).toMatchObject([{ subject: 'Market: your offer was declined' }]);
  expect(await readState(id)).toBe('declined');
});

test('an offer that ends between its price and its payment cannot be paid for', async () => {
  const record = (offerId: string) =>
    createPaymentQueries(market.database).record(
      {
        buyerId: buyer._id,
        phoneNumber: '98450 12345',
        wish: null,
        idempotencyKey: undefined,
        address: '10.0.0.1',
      },
      {
        serviceId: service._id,
        sellerId: seller._id,
        title: fields.title,
        coverId: null,
        price: { lines: [], totalPrice: 780.5, days: 10, revisions: 2 },
        amount: 78_050,
        quote: 'quote',
        coupon: null,
        offerId,
      },
    );
  const [declined, withdrawn, expired] = [await make(), await make(), await make()];
  await buyer.endOffer({ id: declined, state: 'declined' });
  await seller.endOffer({ id: withdrawn, state: 'withdrawn' });
  await sql`update offers set expires_at = now() where id = ${expired}`.execute(market.database);
  for (const [id, code] of [
    [declined, 'offerDeclined'],
    [withdrawn, 'offerWithdrawn'],
    [expired, 'offerExpired'],
    // It went with its service.
    [service._id, 'offerWithdrawn'],
  ] as const) {
    await expect(record(id)).rejects.toMatchObject({ status: 409, code });
  }
});

test('withdrawn and declined at once, it ends one way, and both are told which', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await make();
    const outcomes = await Promise.allSettled([
      seller.endOffer({ id, state: 'withdrawn' }),
      buyer.endOffer({ id, state: 'declined' }),
    ]);
    const state = await readState(id);
    const winner = state === 'withdrawn' ? 0 : 1;
    expect(outcomes[winner]?.status).toBe('fulfilled');
    expect(outcomes[1 - winner]).toMatchObject({
      status: 'rejected',
      reason: { code: state === 'withdrawn' ? 'offerWithdrawn' : 'offerDeclined' },
    });
  }
});

test('the same call twice at once begins one payment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await make();
    const begun = await Promise.all(
      Array.from({ length: 4 }, () => shop.startWish(buyer, { offer: id }, `key-${round}`)),
    );
    expect(new Set(begun.map(({ secret }) => secret)).size).toBe(1);
    const { paymentIntent } = await shop.charge(begun[0]?.secret ?? '');
    expect(paymentIntent.status).toBe('succeeded');
  }
});

const readMails = () =>
  market.database
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body'])
    .orderBy('id')
    .execute();

test('the seller hears by mail that an offer was accepted, or declined', async () => {
  const declined = await make();
  const mails = [
    {
      recipient: seller.email,
      subject: 'Market: your offer was declined',
      body: expect.stringContaining('Your offer “A logo and a menu” was declined.'),
    },
  ];
  for (let time = 0; time < 2; time += 1) {
    await buyer.endOffer({ id: declined, state: 'declined' });
    expect(await readMails()).toMatchObject(mails);
  }
  await seller.endOffer({ id: await make(), state: 'withdrawn' });
  await accept(await make());
  const [, mail, confirmation, ...others] = await readMails();
  const lines = expect.stringContaining('A logo and a menu: Rs.780.5');
  const accepted = 'Market: your offer was accepted';
  expect(mail).toMatchObject({ recipient: seller.email, subject: accepted, body: lines });
  const ordered = 'Market: thank you for your order';
  expect(confirmation).toMatchObject({ recipient: buyer.email, subject: ordered, body: lines });
  expect(others).toEqual([]);
});

test('naming another service or a missing offer is refused, and holds nothing', async () => {
  const id = await make();
  const { _id: another } = await shop.offer(seller);
  for (const wish of [
    { offer: id, service: another },
    { offer: another, service: another },
    { offer: 'offer' },
    { offer: another },
  ]) {
    await expect(shop.startWish(buyer, wish)).rejects.toMatchObject({ status: 404 });
    await expect(
      buyer.startPayment({ ...wish, amount: 78_050, orderInfo: { phoneNumber: '98450 12345' } }),
    ).rejects.toMatchObject({ status: 404 });
  }
  for (const nothing of ['offer', another]) {
    const missing = { status: 404, message: 'Offer not found' };
    await expect(buyer.getOffer({ id: nothing })).rejects.toMatchObject(missing);
    await expect(buyer.endOffer({ id: nothing, state: 'declined' })).rejects.toMatchObject(missing);
  }
  await expect(seller.makeOffer({ service: 'logo', ...fields, price: 1 })).rejects.toMatchObject({
    status: 404,
  });
  expect((await begin(id, other)).request.offer).toBe(id);
});

test('a seller reads what they have offered, the newest first, twenty at a time', async () => {
  const { offer } = await seller.makeOffer({
    service: service._id,
    ...fields,
    revisions: null,
    price: 780.5,
    standsDays: 1,
  });
  expect(offer).toMatchObject({ ...fields, revisions: null, price: 780.5, order: null });
  expect(Date.parse(offer.expiresAt) - Date.parse(offer.createdAt)).toBe(24 * 3_600_000);
  const later: string[] = [];
  for (let count = 0; count < 20; count += 1) later.unshift(await make());

  const { offers, offersCount, nextCursor } = await seller.listMyOffers();
  expect(offers.map(({ _id }) => _id)).toEqual(later);
  expect(offersCount).toBe(21);
  expect((await seller.listMyOffers({ cursor: nextCursor ?? '' })).offers).toEqual([offer]);
  expect(await buyer.listMyOffers()).toMatchObject({ offers: [], offersCount: 0 });
});

test('a service that is gone cannot be sold by an offer either', async () => {
  const id = await make();
  await seller.deleteService({ id: service._id });
  await expect(buyer.quoteOrder({ offer: id })).rejects.toMatchObject({ status: 404 });
});

test('a buyer who has begun to pay may still decline the offer, and is not charged', async () => {
  const id = await make();
  const { secret } = await begin(id);
  await buyer.endOffer({ id, state: 'declined' });
  const outcome = await shop.provider.confirmPayment({ client_secret: secret, token: 'tok_visa' });
  expect(outcome.paymentIntent?.status).not.toBe('succeeded');
  expect(await readState(id)).toBe('declined');
  expect(await readMails()).toHaveLength(1);
});
