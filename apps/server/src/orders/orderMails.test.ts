import type { Service } from '@market/api';
import { orderNotificationNames, orderTransitions } from '@market/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { languages } from '../database/Letter.ts';
import { tellPeople } from '../news/tellPeople.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';
import { createOrderLife } from './createOrderLife.ts';
import { findOrderMail, type OrderNews, toOrderTellings, writeOrderMail } from './orderMails.ts';
import { usualTerms } from './orderTerms.ts';
import { bringCloser } from './passTime.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let logo: Service;

beforeAll(async () => {
  // What is sent is forgotten: no mail server takes it.
  market = await createTestMarket({ smtpUrl: 'smtp://127.0.0.1:9' });
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  logo = await shop.offerPackages(seller);
});

afterAll(() => market.close());

async function buy(wish = {}): Promise<string> {
  const { secret, intentId, quote } = await shop.startWish(buyer, { service: logo._id, ...wish });
  await shop.charge(secret);
  const bought = { ...logo, price: quote.totalPrice };
  return (await shop.order(buyer, bought, intentId)).order._id;
}

/** A day as mails write it. */
const toDay = (moment: string | null | undefined) =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(moment ?? ''),
  );

const listMails = (to?: TestPerson) =>
  market.database
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body', 'letter', 'key'])
    .$if(to !== undefined, (mails) => mails.where('recipient', '=', to?.email ?? ''))
    .orderBy('id')
    .execute();

// Shows X25.
test('both sides are mailed what was ordered, line by line, with the sum and where it leads', async () => {
  const { coupon } = await seller.createCoupon({ code: 'NEW-YEAR', kind: 'percent', value: 10 });
  const id = await buy({
    package: 1,
    extras: [{ _id: 'card', quantity: 2 }],
    coupon: coupon.code,
  });

  const lines = [
    { title: 'Logo', amount: 'Rs.2500' },
    { title: 'Card × 2', amount: 'Rs.300.5' },
    { title: 'Coupon NEW-YEAR', amount: '−Rs.280.05' },
  ];
  const [told, confirmation, ...others] = (await listMails()).toSorted((one, other) =>
    one.recipient.localeCompare(other.recipient),
  );
  expect(others).toEqual([]);
  for (const mail of [told, confirmation]) {
    expect(mail?.letter?.lines).toMatchObject({
      entries: lines,
      sum: { title: 'Sum', amount: 'Rs.2520.45' },
    });
    expect(mail?.body).toContain('- Card × 2: Rs.300.5');
    expect(mail?.body).toContain('Sum: Rs.2520.45');
  }
  expect(told).toMatchObject({
    recipient: seller.email,
    subject: 'Market: you have a new order',
    letter: { action: { path: `/dashboard/serviceDetails/${id}` } },
  });
  expect(confirmation).toMatchObject({
    recipient: buyer.email,
    subject: 'Market: thank you for your order',
    letter: { action: { path: `/order/${id}` } },
    body: expect.stringContaining('please answer on the page of the order'),
  });
});

test('an order of one price is one line', async () => {
  const service = await shop.offer(seller);
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  await shop.order(buyer, service, intentId);
  const [mail] = await listMails(buyer);
  expect(mail?.letter?.lines).toMatchObject({
    entries: [{ amount: 'Rs.1299' }],
    sum: { amount: 'Rs.1299' },
  });
});

test('several processes that do the same at once mail it once', async () => {
  const id = await buy();
  await buyer.answerRequirements({ id, answers: { name: 'Kamala' } });
  await market.database.deleteFrom('outbox').execute();
  await bringCloser(market.database, 3 * 24);
  const lives = Array.from({ length: 4 }, () => createOrderLife(market.database, usualTerms));
  await Promise.all(lives.map((life) => life.doDue([id])));
  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'advanceOrders');

  const subjects = (await listMails()).map(({ recipient, subject }) => [recipient, subject]);
  expect(new Set(subjects.map(String)).size).toBe(subjects.length);
  expect(subjects).toContainEqual([seller.email, 'Market: an order is late']);
});

test('a reminder tells until when there is time', async () => {
  const id = await buy();
  await buyer.answerRequirements({ id, answers: { name: 'Kamala' } });
  const remind = async (person: TestPerson, hours: number) => {
    await market.database.deleteFrom('outbox').execute();
    await bringCloser(market.database, hours);
    const { jobs } = await createPaymentParts(market.database, undefined);
    await runJob(jobs, 'advanceOrders');
    const [mail] = await listMails(person);
    const { progress } = (await buyer.getOrder({ id })).order;
    return { body: mail?.body, progress };
  };

  const early = await remind(seller, 2 * 24 + 1);
  expect(early.body).toContain(toDay(early.progress?.dueAt));
  await seller.deliverOrder({ id, text: 'Two logos.' });
  const late = await remind(buyer, 3 * 24 + 1);
  expect(late.body).toContain(toDay(late.progress?.acceptBy));
});

// Shows X28.
test('a proposal, its answer and a dispute are mailed to the other side, with the day until which it may answer', async () => {
  const id = await buy();
  await buyer.answerRequirements({ id, answers: { name: 'Kamala' } });
  await market.database.deleteFrom('outbox').execute();
  await seller.proposeChange({ id, kind: 'extension', days: 3, text: 'I am ill.' });
  const { progress } = (await buyer.getOrder({ id })).order;
  const proposal = progress?.proposal;
  await buyer.answerProposal({ id, proposal: proposal?._id ?? '', answer: 'decline' });
  await seller.deliverOrder({ id, text: 'Two logos.' });
  await buyer.openDispute({ id, text: 'This is something else than what I have ordered.' });

  const mails = await listMails();
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [buyer.email, 'Market: more time is asked for'],
    [seller.email, 'Market: your proposal was declined'],
    [buyer.email, 'Market: your order was delivered'],
    [seller.email, 'Market: a dispute has been opened'],
  ]);
  expect(mails[0]?.body).toContain(toDay(proposal?.expiresAt));
  expect(mails[0]?.letter?.quote?.text).toBe('I am ill.');
});

test('a buyer is told once how much is on its way back, in part or as a whole', async () => {
  const partly = await buy();
  await buyer.answerRequirements({ id: partly, answers: { name: 'Kamala' } });
  await seller.deliverOrder({ id: partly, text: 'Two logos.' });
  await seller.proposeChange({ id: partly, kind: 'refund', amount: 100.5, text: 'It is small.' });
  const { progress } = (await buyer.getOrder({ id: partly })).order;
  const proposal = progress?.proposal?._id ?? '';
  await buyer.answerProposal({ id: partly, proposal, answer: 'accept' });
  const wholly = await buy();
  await seller.refundOrder({ id: wholly });
  const { jobs } = await createPaymentParts(market.database, undefined);
  for (let time = 0; time < 2; time += 1) await runJob(jobs, 'finishRefunds');

  const told = (await listMails(buyer)).filter(({ subject }) => subject.includes('on its way'));
  expect(told.map(({ letter }) => [letter?.action?.path, letter?.paragraphs[0]])).toEqual([
    [`/order/${partly}`, expect.stringContaining('Rs.100.5 for')],
    [`/order/${wholly}`, expect.stringContaining('Rs.1000 for')],
  ]);
});

const news: OrderNews = {
  kind: 'deliver',
  stage: 'delivered',
  actor: 'seller',
  text: 'Two logos.',
  until: new Date('2026-11-27T16:30:00Z'),
};

/** An order of these two, as it is told. */
const tellable = (id: string) => ({
  id,
  title: 'Logo',
  buyerId: buyer._id,
  sellerId: seller._id,
  lines: null,
  paidPaise: 129_900,
});

test('an event is mailed to each side once, however often it is told, and to nobody who is gone', async () => {
  const order = tellable(await buy());
  await market.database.deleteFrom('outbox').execute();
  const decided = { ...news, kind: 'decideDispute', actor: 'operator' as const };
  for (let time = 0; time < 2; time += 1) {
    await tellPeople(market.database, toOrderTellings('event', order, decided));
  }
  expect((await listMails()).map(({ key }) => key)).toEqual(['event buyer', 'event seller']);

  await createPersonalDataQueries(market.database).erase(buyer._id);
  await tellPeople(market.database, toOrderTellings('later', order, decided));
  expect((await listMails()).map(({ key }) => key)).toEqual(['event seller', 'later seller']);
});

test('the side that acted is not told of it; reminders can be switched off, money cannot', async () => {
  const order = tellable(await buy());
  await market.database.deleteFrom('outbox').execute();
  await tellPeople(
    market.database,
    toOrderTellings('1', order, {
      ...news,
      kind: 'proposeRefund',
      actor: 'buyer',
    }),
  );
  await tellPeople(
    market.database,
    toOrderTellings('2', order, { ...news, kind: 'remind', actor: 'system' }),
  );
  const mails = await listMails();
  expect(mails.map(({ recipient, letter }) => [recipient, letter?.choice?.topic])).toEqual([
    [seller.email, undefined],
    [buyer.email, 'reminders'],
  ]);
});

const kinds = Object.keys(orderTransitions);
const sides = ['buyer', 'seller'] as const;

test.each(kinds)('somebody is told of %s, no matter who does it', (kind) => {
  for (const actor of orderTransitions[kind as keyof typeof orderTransitions].by) {
    const told = sides.filter((side) => findOrderMail(side, { ...news, kind, actor }));
    expect(told.length).toBeGreaterThan(0);
  }
});

test.each(languages)(
  'every mail is written in %s, with and without an amount and a day',
  (language) => {
    const reader = { language, marketName: 'Kala', currencyPrefix: 'Rs.' };
    const subjects = new Set<string>();
    for (const name of orderNotificationNames) {
      for (const some of [{ amountPaise: 78_050 }, { until: null }]) {
        const order = { ...tellable('1') };
        const mail = writeOrderMail(name, 'buyer', order, { ...news, ...some }, reader);
        expect(mail.paragraphs[0]).toContain('Logo');
        expect(JSON.stringify(mail)).not.toMatch(/undefined|null|\[object/);
        subjects.add(mail.subject);
      }
    }
    expect(subjects.size).toBeGreaterThan(35);
  },
);
