import type { MarketClient, Service } from '@market/api';
import {
  type OrderActor,
  type OrderStage,
  type OrderTransition,
  orderStages,
  orderTransitions,
} from '@market/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { createOrderLife } from './createOrderLife.ts';
import { usualTerms } from './orderTerms.ts';
import { bringCloser, passTime } from './passTime.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let stranger: TestPerson;
let logo: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  stranger = await market.createPerson('Sven Olsen');
  logo = await shop.offerPackages(seller);
});

afterAll(() => market.close());

/** Buys something about which the seller has asked a question. Gives its id. */
async function buy(): Promise<string> {
  const { secret, intentId } = await shop.start(buyer, logo);
  await shop.charge(secret);
  return (await shop.order(buyer, logo, intentId)).order._id;
}

async function read(id: string, reader: MarketClient = buyer) {
  const { order } = await reader.getOrder({ id });
  if (!order.progress) throw new Error('The order has not begun.');
  return { ...order, progress: order.progress };
}

const deliveryOf = async (id: string) => (await read(id)).progress.delivery?._id ?? '';

const listKinds = async (id: string) =>
  (await seller.listOrderEvents({ id })).events.map(({ kind, actor }) => `${actor}: ${kind}`);

/** Lets days go by for the orders, and has done what is due. */
async function pass(days: number) {
  await bringCloser(market.database, days * 24);
  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'advanceOrders');
  await runJob(jobs, 'finishRefunds');
}

const countMails = async (to: TestPerson, subject: string) => {
  const mails = await market.database
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', to.email)
    .where('subject', '=', `Market: ${subject}`)
    .execute();
  return mails.length;
};

/** What each side does to bring an order into a stage. */
const ways: Record<OrderStage, (id: string) => Promise<unknown>> = {
  requirements: async () => undefined,
  working: (id) => buyer.answerRequirements({ id, answers: { name: 'Kamala' } }),
  delivered: (id) => seller.deliverOrder({ id, text: 'Two logos.' }),
  revision: async (id) => {
    await seller.deliverOrder({ id, text: 'Two logos.' });
    const delivery = await deliveryOf(id);
    await buyer.requestRevision({ id, delivery, kind: 'nothingDelivered', text: 'It is empty.' });
  },
  completed: async (id) => {
    await seller.deliverOrder({ id, text: 'Two logos.' });
    await buyer.acceptDelivery({ id, delivery: await deliveryOf(id) });
  },
  disputed: async (id) => {
    await seller.deliverOrder({ id, text: 'Two logos.' });
    await buyer.openDispute({ id, text: complaint });
  },
  cancelled: (id) => seller.refundOrder({ id }),
};

const complaint = 'These are the logos of another company: I cannot use them.';

/** How each transition is asked for. Time asks for none. */
const asks: Partial<
  Record<OrderTransition, (asker: MarketClient, id: string, delivery: string) => Promise<unknown>>
> = {
  answerRequirements: (asker, id) => asker.answerRequirements({ id, answers: { name: 'Kamala' } }),
  startWork: (asker, id) => asker.startWork({ id }),
  deliver: (asker, id) => asker.deliverOrder({ id, text: 'Two logos.' }),
  requestRevision: (asker, id, delivery) =>
    asker.requestRevision({ id, delivery, kind: 'change', text: 'Wider, please.' }),
  reportNothingDelivered: (asker, id, delivery) =>
    asker.requestRevision({ id, delivery, kind: 'nothingDelivered', text: 'It is empty.' }),
  accept: (asker, id, delivery) => asker.acceptDelivery({ id, delivery }),
  extendReview: (asker, id) => asker.extendReview({ id }),
  refund: (asker, id) => asker.refundOrder({ id }),
  proposeExtension: (asker, id) =>
    asker.proposeChange({ id, kind: 'extension', days: 2, text: 'I need a printer.' }),
  proposeCancellation: (asker, id) =>
    asker.proposeChange({ id, kind: 'cancellation', text: 'Let us end it.' }),
  proposeRefund: (asker, id) =>
    asker.proposeChange({ id, kind: 'refund', amount: 1, text: 'Let us meet in the middle.' }),
  openDispute: (asker, id) => asker.openDispute({ id, text: complaint }),
  answerDispute: (asker, id) => asker.answerDispute({ id, text: 'I have drawn them myself.' }),
  withdrawDispute: (asker, id) => asker.withdrawDispute({ id }),
  appeal: (asker, id) => asker.appealDispute({ id, text: complaint }),
};

const names = Object.keys(asks) as (keyof typeof asks)[];

// Shows X25.
test('an order is answered, delivered, sent back, delivered again and accepted', async () => {
  const id = await buy();
  const asked = await read(id);
  expect(asked.progress).toMatchObject({
    stage: 'requirements',
    dueAt: null,
    actions: ['answerRequirements', 'cancelEarly', 'proposeCancellation'],
    questions: [{ text: 'What is its name?', answer: null }],
    delivery: null,
  });
  expect(await countMails(seller, 'you have a new order')).toBe(1);

  await buyer.answerRequirements({ id, answers: { name: 'Kamala' } });
  const working = await read(id, seller);
  expect(working.progress).toMatchObject({
    stage: 'working',
    questions: [{ answer: 'Kamala' }],
    actions: ['deliver', 'refund', 'proposeExtension', 'proposeCancellation'],
  });

  await seller.deliverOrder({ id, text: 'Two logos.' });
  const delivered = await read(id);
  expect(delivered).toMatchObject({
    orderStatus: 'Delivered',
    progress: { stage: 'delivered', delivery: { text: 'Two logos.' } },
  });
  expect(delivered.deliveredAt).not.toBeNull();
  expect(delivered.progress.actions).toEqual([
    'requestRevision',
    'reportNothingDelivered',
    'accept',
    'extendReview',
    'proposeCancellation',
    'proposeRefund',
    'openDispute',
  ]);

  const first = await deliveryOf(id);
  await buyer.requestRevision({ id, kind: 'change', text: 'Wider, please.', delivery: first });
  expect(await read(id)).toMatchObject({
    orderStatus: 'Processing',
    deliveredAt: null,
    progress: { stage: 'revision', revisionsUsed: 1, acceptBy: null },
  });

  await seller.updateOrder({ id, orderStatus: 'Delivered' });
  await expect(buyer.acceptDelivery({ id, delivery: first })).rejects.toMatchObject({
    status: 409,
    code: 'deliveryOutdated',
  });
  await buyer.acceptDelivery({ id, delivery: await deliveryOf(id) });
  expect(await read(id)).toMatchObject({
    orderStatus: 'Delivered',
    progress: { stage: 'completed', actions: ['proposeRefund', 'openDispute'] },
  });
  expect(await listKinds(id)).toEqual([
    'buyer: accept',
    'seller: deliver',
    'buyer: requestRevision',
    'seller: deliver',
    'buyer: answerRequirements',
    'buyer: place',
  ]);
  expect(await countMails(buyer, 'your order was delivered')).toBe(2);
  expect(await countMails(seller, 'your delivery was accepted')).toBe(1);
});

test.each(orderStages)(
  'in the stage %s everybody may do what the table says and they are told, and no more',
  async (stage) => {
    for (const name of names) {
      const { by, from } = orderTransitions[name];
      const isOf = (side: OrderActor | 'stranger') => (by as readonly string[]).includes(side);
      const people: [OrderActor | 'stranger', TestPerson][] = [
        ['stranger', stranger],
        ['buyer', buyer],
        ['seller', seller],
      ];
      // Those who may do it come last: the others must have left it as it was.
      people.sort(([one], [other]) => Number(isOf(one)) - Number(isOf(other)));
      const id = await buy();
      await ways[stage](id);
      const delivery = (await deliveryOf(id)) || id;
      for (const [side, asker] of people) {
        const isListed =
          side !== 'stranger' && (await read(id, asker)).progress.actions.includes(name);
        const isRepeatedRefund = name === 'refund' && stage === 'cancelled' && side === 'seller';
        const isInTable = isOf(side) && (from as readonly string[]).includes(stage);
        // What both may do takes more than its stage, such as a proposal that nobody else has made.
        const isSure = !isInTable || by.length === 1;
        expect(isListed === isInTable || !isSure, `${name} is told to ${side}`).toBe(true);
        const outcome = await asks[name]?.(asker, id, delivery).then(
          () => 'done',
          ({ status }: { status: number }) => status,
        );
        const isUnknown = side === 'stranger' || (name === 'refund' && side !== 'seller');
        const isAllowed = isListed || isRepeatedRefund;
        expect(outcome, `${name} by ${side}`).toBe(isAllowed ? 'done' : isUnknown ? 404 : 409);
      }
    }
  },
  120_000,
);

test('silence accepts a delivery, after two reminders', async () => {
  const id = await buy();
  await ways.delivered(id);
  const subject = 'please look at what was delivered';

  await pass(3.1);
  expect(await countMails(buyer, subject)).toBe(1);
  await pass(1);
  expect(await countMails(buyer, subject)).toBe(2);
  await pass(0.9);
  expect((await read(id)).progress.stage).toBe('delivered');
  await pass(0.2);
  expect((await read(id)).progress.stage).toBe('completed');
  expect((await listKinds(id)).slice(0, 3)).toEqual([
    'system: acceptBySilence',
    'system: remind',
    'system: remind',
  ]);
  expect(await countMails(seller, 'your delivery counts as accepted')).toBe(1);
});

test('each stage has its own reminders, and so has each new day of one', async () => {
  const id = await buy();
  await ways.working(id);
  await pass(2.1);
  expect(await countMails(seller, 'an order is due soon')).toBe(1);
  await asks.proposeExtension?.(seller, id, '');
  const proposal = (await read(id)).progress.proposal?._id ?? '';
  await buyer.answerProposal({ id, proposal, answer: 'accept' });
  await pass(2);
  expect(await countMails(seller, 'an order is due soon')).toBe(2);

  const subject = 'please look at what was delivered';
  await ways.delivered(id);
  await pass(3.1);
  await pass(1);
  expect(await countMails(buyer, subject)).toBe(2);
  await buyer.extendReview({ id });
  await pass(6.1);
  await pass(1);
  expect(await countMails(buyer, subject)).toBe(4);
});

test('what changes no day reminds nobody again', async () => {
  const id = await buy();
  await ways.delivered(id);
  const subject = 'please look at what was delivered';
  await pass(3.1);
  await asks.proposeCancellation?.(buyer, id, '');
  const proposal = (await read(id)).progress.proposal?._id ?? '';
  await seller.answerProposal({ id, proposal, answer: 'decline' });
  await pass(0.1);
  expect(await countMails(buyer, subject)).toBe(1);
  await pass(0.9);
  expect(await countMails(buyer, subject)).toBe(2);
});

test('in a trial a month passes with all that happens meanwhile', async () => {
  const [silent, unanswered] = [await buy(), await buy()];
  await ways.delivered(silent);

  await passTime(market.database, createOrderLife(market.database, usualTerms), 30 * 24);

  expect((await read(silent)).progress.stage).toBe('completed');
  expect((await read(unanswered)).progress.stage).toBe('cancelled');
  expect(await countMails(buyer, 'please look at what was delivered')).toBe(2);
  expect(await countMails(buyer, 'your seller waits for your answers')).toBe(2);
});

test('after a server was away silence counts only a day after somebody was warned', async () => {
  const id = await buy();
  await ways.delivered(id);

  await pass(30);
  expect((await read(id)).progress.stage).toBe('delivered');
  await pass(0.9);
  expect((await read(id)).progress.stage).toBe('delivered');
  await pass(0.2);
  expect((await read(id)).progress.stage).toBe('completed');
});

test('a buyer takes more time once a delivery, and may ask for as many changes as were agreed', async () => {
  const id = await buy();
  await ways.delivered(id);
  const { acceptBy } = (await read(id)).progress;
  const delivery = await deliveryOf(id);
  await buyer.extendReview({ id });
  expect(await deliveryOf(id)).toBe(delivery);
  const later = (await read(id)).progress.acceptBy;
  expect(Date.parse(later ?? '') - Date.parse(acceptBy ?? '')).toBe(7 * 86_400_000);
  await expect(buyer.extendReview({ id })).rejects.toMatchObject({ code: 'reviewExtended' });

  const change = async () =>
    buyer.requestRevision({ id, kind: 'change', text: 'Wider.', delivery: await deliveryOf(id) });
  await change();
  await ways.delivered(id);
  await expect(change()).rejects.toMatchObject({ code: 'noRevisionsLeft' });
});

test('who is late can be cancelled a day later, with all the money', async () => {
  const id = await buy();
  await ways.working(id);
  await expect(buyer.cancelOrder({ id })).rejects.toMatchObject({ code: 'orderNotLate' });

  await pass(3.1);
  expect((await read(id)).progress).toMatchObject({
    isLate: true,
    actions: ['proposeExtension', 'proposeCancellation', 'openDispute'],
  });
  expect(await countMails(seller, 'an order is late')).toBe(1);
  await pass(1);
  expect((await read(id)).progress.actions).toContain('cancelLate');
  await buyer.cancelOrder({ id, text: 'I needed it for a fair.' });

  const order = await read(id);
  expect(order.paymentInfo.status).toBe('refunded');
  expect(order.progress).toMatchObject({ stage: 'cancelled', actions: [] });
  expect((await seller.listSales()).totalAmount).toBe(0);
});

test('who never answers is reminded, may be left, and at last ends by itself', async () => {
  const [left, forgotten] = [await buy(), await buy()];
  await expect(seller.cancelOrder({ id: left })).rejects.toMatchObject({
    code: 'answersNotOverdue',
  });
  await pass(2.1);
  expect(await countMails(buyer, 'your seller waits for your answers')).toBe(2);
  await seller.cancelOrder({ id: left });
  expect((await read(left)).paymentInfo.status).toBe('refunded');

  await pass(1.1);
  await pass(11);
  expect((await read(forgotten)).progress.stage).toBe('cancelled');
  expect((await read(forgotten)).paymentInfo.status).toBe('refunded');
  expect(await countMails(seller, 'an order has ended')).toBe(1);
});

test('answers that are missing or not offered are refused by their questions', async () => {
  const id = await buy();
  await expect(buyer.answerRequirements({ id, answers: { name: ' ' } })).rejects.toMatchObject({
    status: 400,
    fields: { 'answers.name': 'Please answer this question!' },
  });
  const questions = [
    { _id: 'size', text: 'How big?', kind: 'choice', options: ['A4', 'A3'], isRequired: false },
  ];
  await market.database
    .updateTable('orders')
    .set({ questions: JSON.stringify(questions.map((one) => ({ ...one, answer: null }))) })
    .execute();
  await expect(buyer.answerRequirements({ id, answers: { size: 'A0' } })).rejects.toMatchObject({
    fields: { 'answers.size': 'Please choose one of the answers!' },
  });
  await buyer.answerRequirements({ id, answers: {} });
  expect((await read(id)).progress.questions).toMatchObject([{ answer: null }]);
});

test('of two who decide at once one wins, and the other reads why not', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await buy();
    await ways.delivered(id);
    const delivery = await deliveryOf(id);
    const outcomes = await Promise.allSettled([
      buyer.acceptDelivery({ id, delivery }),
      buyer.requestRevision({ id, kind: 'change', text: 'Wider.', delivery }),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { code: expect.stringMatching(/^order(?:Completed|InRevision)$/) } },
    ]);
    expect(await listKinds(id)).toHaveLength(3);
  }
});

test('what the version before has placed and delivered goes on under the new rules', async () => {
  const [placed, delivered, old] = [await buy(), await buy(), await buy()];
  const { database } = market;
  await sql`delete from order_events`.execute(database);
  await sql`
    update orders set terms = null, questions = null, stage = 'working', due_at = null,
      next_at = null, created_at = created_at - interval '90 days'`.execute(database);
  await sql`
    update orders set status = 'Delivered', delivered_at = now()
      where id = ${delivered}`.execute(database);
  await sql`
    update orders set status = 'Delivered', delivered_at = now() - interval '80 days'
      where id = ${old}`.execute(database);
  await database.deleteFrom('outbox').execute();

  await pass(0);

  const { progress } = await read(placed);
  expect(progress.stage).toBe('working');
  expect(Date.parse(progress.dueAt ?? '')).toBeGreaterThan(Date.now() + 2 * 86_400_000);
  expect((await read(delivered)).progress.stage).toBe('delivered');
  expect((await read(old)).progress.stage).toBe('completed');
  expect(await listKinds(old)).toEqual(['seller: deliver', 'buyer: place']);
  const mails = await database.selectFrom('outbox').select('subject').execute();
  expect(mails).toEqual([]);

  // It goes on delivering without knowing that an order has begun.
  await sql`
    update orders set status = 'Delivered', delivered_at = now() where id = ${placed}`.execute(
    database,
  );
  await pass(0);
  expect((await read(placed)).progress.stage).toBe('delivered');
});

test('what has happened does not change', async () => {
  const id = await buy();
  await expect(
    market.database.updateTable('order_events').set({ text: 'never' }).execute(),
  ).rejects.toThrow('What has happened does not change.');
  expect(await listKinds(id)).toEqual(['buyer: place']);
});

test('what somebody has said is told to them, and goes with their account', async () => {
  const id = await buy();
  await ways.working(id);
  await ways.delivered(id);
  await buyer.requestRevision({
    id,
    kind: 'change',
    text: 'Wider, please.',
    delivery: await deliveryOf(id),
  });
  const data = createPersonalDataQueries(market.database);

  expect((await data.collect(buyer._id))?.said).toMatchObject([{ text: 'Wider, please.' }]);
  await data.erase(buyer._id);
  const { events } = await seller.listOrderEvents({ id });
  expect(events.map(({ text }) => text)).toEqual(['', 'Two logos.', '', '']);
  expect((await read(id, seller)).progress.questions).toMatchObject([
    { text: 'What is its name?', answer: null },
  ]);
});

test('a refund that the card provider refuses is said, and leaves the order where it was', async () => {
  const id = await buy();
  const { database } = market;
  // It knows nothing of this payment.
  await database.updateTable('payments').set({ intent_id: 'pi_sandbox_gone' }).execute();

  await expect(buyer.cancelOrder({ id })).rejects.toMatchObject({ status: expect.any(Number) });
  expect((await read(id)).progress).toMatchObject({
    stage: 'requirements',
    actions: ['answerRequirements', 'cancelEarly', 'proposeCancellation'],
  });
  expect((await listKinds(id)).slice(0, 2)).toEqual(['system: refuseRefund', 'buyer: cancelEarly']);
});

test('what the version before delivers while something is changed is warned about anew', async () => {
  const id = await buy();
  await ways.revision(id);
  await pass(3.1);
  await sql`
    update orders set status = 'Delivered', delivered_at = now() where id = ${id}`.execute(
    market.database,
  );

  await pass(0);
  const { progress } = await read(id);
  expect(progress.stage).toBe('delivered');
  await pass(5.1);
  expect((await read(id)).progress.stage).toBe('delivered');
  expect(await countMails(buyer, 'please look at what was delivered')).toBe(1);
});

test('what is not due yet is left alone, and what could not be moved on waits ten minutes', async () => {
  const id = await buy();
  await ways.working(id);
  await ways.delivered(id);
  const life = createOrderLife(market.database, usualTerms);
  const setNext = (moment: string) =>
    sql`update orders set next_at = ${moment}::timestamptz where id = ${id}`.execute(
      market.database,
    );
  const readNext = async () => {
    const { next_at: next } = await market.database
      .selectFrom('orders')
      .select('next_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return next?.getTime() ?? 0;
  };
  const [next, kinds] = [await readNext(), await listKinds(id)];

  // Looked at too early, it is due when it was.
  await setNext('2026-01-01');
  await life.doDue([id]);
  expect(await readNext()).toBe(next);
  expect(await listKinds(id)).toEqual(kinds);

  await bringCloser(market.database, 24 * 24);
  await life.postpone(id);
  expect(Math.abs((await readNext()) - Date.now() - 10 * 60_000)).toBeLessThan(5 * 60_000);
  await life.doDue([id]);
  expect(await listKinds(id)).toEqual(kinds);

  await setNext('2026-01-01');
  await life.doDue([id]);
  expect(await listKinds(id)).toEqual(['system: remind', ...kinds]);
});

test('an order that is not there cannot be moved on, nor its dispute be taken', async () => {
  const life = createOrderLife(market.database, usualTerms);
  const nowhere = crypto.randomUUID();

  const moved = life.moveOn(nowhere, seller._id, 'test', () => 'refund');
  await expect(moved).rejects.toMatchObject({ status: 404 });
  await expect(life.takeDispute(nowhere, seller._id, 'test')).rejects.toMatchObject({
    status: 404,
  });
});

test('that the holder of a card wants the money back is noted once', async () => {
  const id = await buy();
  const life = createOrderLife(market.database, usualTerms);
  await market.database.updateTable('payments').set({ status: 'disputed' }).execute();

  await life.noteChargeback(id);
  await life.noteChargeback(id);

  expect(await listKinds(id)).toEqual(['cardProvider: chargeBack', 'buyer: place']);
});
