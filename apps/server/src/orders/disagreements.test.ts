import type { MarketClient, Service } from '@market/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentParts } from '../app/createPaymentParts.ts';
import { listEvents } from '../audit/auditQueries.ts';
import { audit } from '../people/index.ts';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { runJob } from '../testing/runJob.ts';
import { createOrderLife } from './createOrderLife.ts';
import { usualTerms } from './orderTerms.ts';
import { bringCloser } from './passTime.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let logo: Service;

beforeAll(async () => {
  market = await createTestMarket();
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  logo = await shop.offer(seller);
});

afterAll(() => market.close());

const complaint = 'These are the logos of another company: I cannot use them.';

/** Buys something that the seller begins with at once. Gives its id. */
async function buy(): Promise<string> {
  const { secret, intentId } = await shop.start(buyer, logo);
  await shop.charge(secret);
  return (await shop.order(buyer, logo, intentId)).order._id;
}

async function buyDelivered(): Promise<string> {
  const id = await buy();
  await seller.deliverOrder({ id, text: 'Two logos.' });
  return id;
}

async function buyDisputed(): Promise<string> {
  const id = await buyDelivered();
  await buyer.openDispute({ id, text: complaint, wanted: 1000 });
  return id;
}

async function read(id: string, reader: MarketClient = buyer) {
  const { order } = await reader.getOrder({ id });
  if (!order.progress) throw new Error('The order has not begun.');
  return { ...order, progress: order.progress };
}

const listKinds = async (id: string) =>
  (await seller.listOrderEvents({ id })).events.map(({ kind, actor }) => `${actor}: ${kind}`);

/** Lets days go by for the orders, and has done what is due. */
async function pass(days: number) {
  await bringCloser(market.database, days * 24);
  const { jobs } = await createPaymentParts(market.database, undefined);
  await runJob(jobs, 'advanceOrders');
  await runJob(jobs, 'finishRefunds');
}

/** How the card provider says that the payments stand. */
const setStatus = (status: string) =>
  market.database.updateTable('payments').set({ status }).execute();

/** Why money went back, in the order in which it did. */
async function listCauses() {
  const refunds = await market.database
    .selectFrom('refunds')
    .select('cause')
    .orderBy('created_at')
    .execute();
  return refunds.map(({ cause }) => cause);
}

const life = () => createOrderLife(market.database, usualTerms);

/** Somebody who runs the market, as the server knows them. */
const createOperator = (fullname: string) => market.createPerson(fullname);

// Shows X28.
test('more time is proposed, answered by the other side only, and silence is no', async () => {
  const id = await buy();
  const { dueAt } = (await read(id)).progress;
  const ask = () => seller.proposeChange({ id, kind: 'extension', days: 3, text: 'I am ill.' });
  await ask();

  const { proposal } = (await read(id)).progress;
  expect(proposal).toMatchObject({ kind: 'extension', by: 'seller', days: 3, text: 'I am ill.' });
  expect((await read(id)).progress.actions).toEqual(
    expect.arrayContaining(['acceptExtension', 'declineProposal']),
  );
  expect((await read(id, seller)).progress.actions).toContain('withdrawProposal');
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'proposalOpen' });
  const answer = { id, proposal: proposal?._id ?? '' };
  await expect(seller.answerProposal({ ...answer, answer: 'accept' })).rejects.toMatchObject({
    code: 'proposalGone',
  });

  await pass(3.1);
  expect((await read(id)).progress.proposal).toBeNull();
  expect((await listKinds(id))[0]).toBe('system: lapseProposal');
  await expect(buyer.answerProposal({ ...answer, answer: 'accept' })).rejects.toMatchObject({
    code: 'proposalGone',
  });

  await ask();
  const second = (await read(id)).progress.proposal?._id ?? '';
  await buyer.answerProposal({ id, proposal: second, answer: 'accept' });
  const due = (await read(id)).progress;
  expect(due.proposal).toBeNull();
  expect(Date.parse(due.dueAt ?? '') - Date.parse(dueAt ?? '')).toBeCloseTo(
    (3 - 3.1) * 86_400_000,
    -3,
  );
});

test('both can end an order: all the money goes back', async () => {
  const id = await buyDelivered();
  await buyer.proposeChange({ id, kind: 'cancellation', text: 'It is not what I need.' });
  const proposal = (await read(id)).progress.proposal?._id ?? '';
  await seller.answerProposal({ id, proposal, answer: 'decline' });
  expect((await read(id)).progress).toMatchObject({ stage: 'delivered', proposal: null });

  await seller.proposeChange({ id, kind: 'cancellation', text: 'I cannot do better.' });
  // The buyer has looked at their own one, which is gone.
  await expect(buyer.answerProposal({ id, proposal, answer: 'accept' })).rejects.toMatchObject({
    code: 'proposalGone',
  });
  const second = (await read(id)).progress.proposal?._id ?? '';
  await buyer.answerProposal({ id, proposal: second, answer: 'accept' });
  expect(await read(id)).toMatchObject({
    paymentInfo: { status: 'refunded' },
    progress: { stage: 'cancelled', proposal: null },
  });
});

test('a part goes back by agreement or decision, and the rest is the seller’s', async () => {
  const agreed = await buyDelivered();
  await seller.proposeChange({ id: agreed, kind: 'refund', amount: 100.5, text: 'It is small.' });
  const proposal = (await read(agreed)).progress.proposal?._id ?? '';
  await buyer.answerProposal({ id: agreed, proposal, answer: 'accept' });
  expect(await read(agreed)).toMatchObject({
    refunded: 100.5,
    paymentInfo: { status: 'succeeded' },
    progress: { stage: 'completed', proposal: null },
  });
  const [event] = (await seller.listOrderEvents({ id: agreed })).events;
  expect(event).toMatchObject({ kind: 'acceptRefund', actor: 'buyer', amount: 100.5 });

  const decided = await buyDisputed();
  await pass(5.1);
  const operator = await createOperator('Olga Ortiz');
  const decide = (amount: number) =>
    life().decide(decided, operator._id, '', 'decideDispute', {
      text: 'Half of it is new.',
      decision: { outcome: 'part', amount },
    });
  await expect(decide(logo.price)).rejects.toMatchObject({ code: 'amountTooLarge' });
  await decide(1000);
  await pass(7.1);
  expect(await read(decided)).toMatchObject({ refunded: 1000, progress: { stage: 'completed' } });
  expect((await seller.listSales()).totalAmount).toBe(2 * logo.price - 1100.5);
  expect(await listCauses()).toEqual(['agreed', 'decided']);

  // What is left after a part is all that a later refund gives back.
  await seller.proposeChange({ id: agreed, kind: 'refund', amount: 10, text: 'And that.' });
  const second = (await read(agreed)).progress.proposal?._id ?? '';
  await buyer.answerProposal({ id: agreed, proposal: second, answer: 'accept' });
  expect((await read(agreed)).refunded).toBe(110.5);
});

test('what is proposed stops silence from counting, and each side proposes ten times at most', async () => {
  const id = await buyDelivered();
  for (let round = 0; round < 10; round += 1) {
    await buyer.proposeChange({ id, kind: 'cancellation', text: 'Please.' });
    const proposal = (await read(id)).progress.proposal?._id ?? '';
    await buyer.answerProposal({ id, proposal, answer: 'withdraw' });
  }
  await expect(
    buyer.proposeChange({ id, kind: 'cancellation', text: 'Please.' }),
  ).rejects.toMatchObject({ code: 'tooManyProposals' });
  await seller.proposeChange({ id, kind: 'refund', amount: 1, text: 'A rupee.' });
  await pass(2.5);
  await pass(2.6);
  expect((await read(id)).progress.stage).toBe('delivered');
  expect((await listKinds(id)).includes('system: acceptBySilence')).toBe(false);
});

test('an amount is missing, too large, or days are', async () => {
  const id = await buyDelivered();
  const propose = (fields: object) =>
    buyer.proposeChange({ id, kind: 'refund', text: 'Please.', ...fields });
  await expect(propose({})).rejects.toMatchObject({
    status: 400,
    fields: { amount: 'Please say how much!' },
  });
  await expect(propose({ amount: logo.price })).rejects.toMatchObject({ code: 'amountTooLarge' });
  await expect(propose({ amount: 0.001 })).rejects.toMatchObject({ status: 400 });
  const working = await buy();
  await expect(
    buyer.proposeChange({ id: working, kind: 'extension', text: 'Take your time.' }),
  ).rejects.toMatchObject({ fields: { days: 'Please say how many days!' } });
});

test('a dispute rests until it is decided, for both sides in words', async () => {
  const id = await buyDisputed();
  expect((await read(id, seller)).progress).toMatchObject({
    stage: 'disputed',
    acceptBy: null,
    actions: ['proposeCancellation', 'proposeRefund', 'answerDispute'],
    dispute: { by: 'buyer', text: complaint, wanted: 1000, answer: null, decision: null },
  });
  expect((await read(id)).orderStatus).toBe('Delivered');
  await pass(30);
  expect((await read(id)).progress.stage).toBe('disputed');
  await seller.answerDispute({ id, text: 'I have drawn them.' });

  const operator = await createOperator('Olga Ortiz');
  await life().decide(id, operator._id, '127.0.0.1', 'decideDispute', {
    text: 'They are new.',
    decision: { outcome: 'release', amount: null },
  });
  const { dispute } = (await read(id)).progress;
  expect(dispute?.decision).toMatchObject({
    outcome: 'release',
    amount: null,
    reasons: 'They are new.',
  });
  await pass(6.9);
  expect((await read(id)).progress.stage).toBe('disputed');
  await pass(0.2);
  expect((await read(id)).progress).toMatchObject({ stage: 'completed' });
  expect((await read(id)).progress.actions).not.toContain('openDispute');
  expect((await listKinds(id)).slice(0, 4)).toEqual([
    'system: releaseByDecision',
    'operator: decideDispute',
    'seller: answerDispute',
    'buyer: openDispute',
  ]);
});

test('a decision takes effect though time had reminded of the order before', async () => {
  const id = await buy();
  await pass(30);
  expect((await read(id)).progress).toMatchObject({ stage: 'working', isLate: true });
  await buyer.openDispute({ id, text: complaint });
  await pass(5.1);
  const operator = await createOperator('Olga Ortiz');
  await life().decide(id, operator._id, '', 'decideDispute', {
    text: 'Half of it is there.',
    decision: { outcome: 'part', amount: 1000 },
  });
  await pass(7.1);
  expect(await read(id)).toMatchObject({ refunded: 1000, progress: { stage: 'completed' } });
});

test('a dispute that is withdrawn goes on with the time that was left', async () => {
  const id = await buyDelivered();
  const left = Date.parse((await read(id)).progress.acceptBy ?? '') - Date.now();
  await buyer.openDispute({ id, text: complaint });
  await pass(30);
  await expect(seller.withdrawDispute({ id })).rejects.toMatchObject({ code: 'disputeNotYours' });
  await buyer.withdrawDispute({ id });

  const { stage, acceptBy } = (await read(id)).progress;
  expect(stage).toBe('delivered');
  expect((Date.parse(acceptBy ?? '') - Date.now()) / left).toBeCloseTo(1, 2);
  await buyer.openDispute({ id, text: complaint });
  expect((await read(id)).progress.stage).toBe('disputed');
});

test('an appeal is decided by somebody else, and that is the last word', async () => {
  const id = await buyDisputed();
  const [first, second] = [await createOperator('Olga Ortiz'), await createOperator('Omar Omondi')];
  const decide = (operator: TestPerson, outcome: 'refund' | 'release') =>
    life().decide(id, operator._id, '127.0.0.1', 'decideDispute', {
      text: 'For reasons.',
      decision: { outcome, amount: null },
    });
  await expect(decide(first, 'release')).rejects.toMatchObject({
    code: 'disputeUnheard',
  });
  await pass(5.1);
  await decide(first, 'release');
  await buyer.appealDispute({ id, text: complaint });
  await expect(seller.appealDispute({ id, text: complaint })).rejects.toMatchObject({
    code: 'appealOver',
  });
  await pass(10);
  expect((await read(id)).progress).toMatchObject({
    stage: 'disputed',
    dispute: { decision: null, appeal: { by: 'buyer', text: complaint } },
  });

  await expect(life().takeDispute(id, first._id, '')).rejects.toThrow('Somebody else has to');
  await life().takeDispute(id, second._id, '');
  const third = await createOperator('Otto Olsen');
  await expect(decide(third, 'refund')).rejects.toThrow('Somebody else is looking');
  await decide(second, 'refund');
  await pass(0);
  expect(await read(id)).toMatchObject({
    paymentInfo: { status: 'refunded' },
    progress: { stage: 'cancelled' },
  });
});

test('a dispute and a proposal outlast each other’s steps, and a dispute ends once', async () => {
  const id = await buyDisputed();
  const readClosing = async () => {
    const disputes = market.database.selectFrom('disputes').select('closed_at');
    return (await disputes.where('order_id', '=', id).executeTakeFirstOrThrow()).closed_at;
  };
  await seller.proposeChange({ id, kind: 'refund', amount: 100, text: 'For peace.' });
  expect(await readClosing()).toBeNull();
  await seller.answerDispute({ id, text: 'I have drawn them.' });
  expect((await read(id)).progress.proposal).toMatchObject({ kind: 'refund', amount: 100 });

  await buyer.withdrawDispute({ id });
  const closedAt = await readClosing();
  expect(closedAt).toBeInstanceOf(Date);
  await buyer.extendReview({ id });
  expect(await readClosing()).toEqual(closedAt);
});

test('a seller may appeal as well', async () => {
  const id = await buyDisputed();
  await pass(5.1);
  const operator = await createOperator('Olga Ortiz');
  await life().decide(id, operator._id, '', 'decideDispute', {
    text: 'For reasons.',
    decision: { outcome: 'refund', amount: null },
  });
  await seller.appealDispute({ id, text: 'I have drawn them myself, by hand.' });
  expect((await read(id)).progress.dispute).toMatchObject({
    decision: null,
    appeal: { by: 'seller', text: 'I have drawn them myself, by hand.' },
  });
});

test('all the money goes back with an order that is ended, though a part had been proposed', async () => {
  const id = await buyDelivered();
  const operator = await createOperator('Olga Ortiz');
  await seller.proposeChange({ id, kind: 'refund', amount: 100, text: 'It is small.' });
  await life().decide(id, operator._id, '', 'forceCancel', { text: 'The seller is gone.' });
  await pass(0);
  expect(await read(id)).toMatchObject({
    refunded: logo.price,
    paymentInfo: { status: 'refunded' },
    progress: { stage: 'cancelled', proposal: null },
  });
  expect(await listCauses()).toEqual(['cancelled']);
});

test('work goes on by decision, and an operator ends what nobody else can', async () => {
  const id = await buyDisputed();
  const operator = await createOperator('Olga Ortiz');
  await pass(5.1);
  await life().decide(id, operator._id, '', 'sendBackToWork', { text: 'Please draw new ones.' });
  expect((await read(id)).progress).toMatchObject({ stage: 'revision', revisionsUsed: 0 });

  await life().decide(id, operator._id, '', 'forceCancel', { text: 'The seller is gone.' });
  await pass(0);
  expect((await read(id)).paymentInfo.status).toBe('refunded');
});

test('the operator who took a dispute decides it, but any may still end the order', async () => {
  const [taker, other] = [await createOperator('Olga Ortiz'), await createOperator('Sven Olsen')];
  const release = { text: 'It is fine.', decision: { outcome: 'release', amount: null } } as const;
  const [decided, ended] = [await buyDisputed(), await buyDisputed()];
  await pass(5.1);
  for (const id of [decided, ended]) await life().takeDispute(id, taker._id, '');

  await expect(
    life().decide(decided, other._id, '', 'decideDispute', release),
  ).rejects.toMatchObject({ code: 'disputeTaken' });
  await expect(
    life().decide(decided, other._id, '', 'sendBackToWork', release),
  ).rejects.toMatchObject({ code: 'disputeTaken' });
  await life().decide(decided, taker._id, '', 'decideDispute', release);
  await life().decide(ended, other._id, '', 'forceCancel', { text: 'Both are gone.' });
  expect((await read(ended)).progress.stage).toBe('cancelled');

  // Nothing is left to be taken.
  await expect(life().takeDispute(ended, taker._id, '')).rejects.toMatchObject({
    code: 'orderNotFound',
  });
  await expect(life().takeDispute(await buy(), taker._id, '')).rejects.toMatchObject({
    code: 'orderNotFound',
  });
});

test('a part is less than what is left of what was paid, proposed or decided', async () => {
  const operator = await createOperator('Olga Ortiz');
  const id = await buyDelivered();
  const offer = (amount: number) =>
    seller.proposeChange({ id, kind: 'refund', amount, text: 'For the waiting.' });
  await offer(100);
  const proposal = (await read(id)).progress.proposal?._id ?? '';
  await buyer.answerProposal({ id, proposal, answer: 'accept' });
  await pass(0);
  const left = logo.price - 100;
  await expect(offer(left)).rejects.toMatchObject({ code: 'amountTooLarge' });
  await offer(left - 0.01);

  const disputed = await buyDisputed();
  await pass(5.1);
  const decide = (amount: number) =>
    life().decide(disputed, operator._id, '', 'decideDispute', {
      text: 'Nearly all of it.',
      decision: { outcome: 'part', amount },
    });
  await expect(decide(logo.price)).rejects.toMatchObject({ code: 'amountTooLarge' });
  await decide(logo.price - 0.01);
});

test('why an operator moves money can be looked up later, in one line', async () => {
  const operator = await createOperator('Olga Ortiz');
  const decided = await buyDisputed();
  await pass(5.1);
  await life().decide(decided, operator._id, '10.0.0.1', 'decideDispute', {
    text: 'The logos\nare of \u001b[31manother\u001b[0m company.',
    decision: { outcome: 'refund', amount: null },
  });
  const ended = await buy();
  const long = `The seller is gone. ${'😀'.repeat(2000)}`;
  await life().decide(ended, operator._id, '10.0.0.1', 'forceCancel', { text: long });
  await pass(8);

  const lines: string[] = [];
  await audit.run(
    { database: market.database, report: (line: string) => lines.push(line) } as never,
    { person: operator.email },
  );
  expect(lines.map((line) => line.slice(26))).toEqual([
    `order.decideDispute  ${operator.email}  ${decided}  10.0.0.1  "The logos\\nare of \\u001b[31manother\\u001b[0m company."`,
    `refund.requested  ${operator.email}  ${ended}  10.0.0.1  ${JSON.stringify(long.slice(0, 1000))}`,
  ]);
  // What follows by itself, and what sides do, has no reason.
  const others = await listEvents(market.database, { what: 'refund.requested', limit: 10 });
  expect(others.map(({ personId, reason }) => [personId, reason?.slice(0, 19) ?? null])).toEqual([
    [operator._id, 'The seller is gone.'],
    [null, null],
  ]);
});

test('the holder of a card asks for the money: the order rests, and goes on where it was', async () => {
  const id = await buyDelivered();
  const { acceptBy } = (await read(id)).progress;
  await setStatus('disputed');
  await pass(0);
  await pass(10);
  expect((await read(id)).progress).toMatchObject({ stage: 'delivered', actions: [] });
  await setStatus('succeeded');
  await pass(0);
  const after = (await read(id)).progress;
  expect(Date.parse(after.acceptBy ?? '')).toBeCloseTo(Date.parse(acceptBy ?? ''), -4);
  expect((await listKinds(id)).slice(0, 2)).toEqual([
    'cardProvider: endChargeback',
    'cardProvider: chargeBack',
  ]);

  await setStatus('disputed');
  await pass(0);
  await setStatus('refunded');
  await pass(0);
  expect((await listKinds(id))[0]).toBe('cardProvider: loseChargeback');
});

test('of two who decide at once one wins, and the other reads why not', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await buyDelivered();
    await seller.proposeChange({ id, kind: 'cancellation', text: 'I am ill.' });
    const proposal = (await read(id)).progress.proposal?._id ?? '';
    const delivery = (await read(id)).progress.delivery?._id ?? '';
    const outcomes = await Promise.allSettled([
      buyer.answerProposal({ id, proposal, answer: 'accept' }),
      buyer.acceptDelivery({ id, delivery }),
      seller.answerProposal({ id, proposal, answer: 'withdraw' }),
      buyer.openDispute({ id, text: complaint }),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ status: 409 });
    }
    const { stage } = (await read(id)).progress;
    expect(['cancelled', 'completed', 'disputed']).toContain(stage);
  }
});
