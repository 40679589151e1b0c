import type { Service, SuspensionKind } from '@market/api';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { createEndSuspensions } from './endSuspensions.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
const { database } = market;
afterAll(market.close);

let asha: TestPerson;
let ben: TestPerson;
let moderator: TestPerson;
let other: TestPerson;
let support: TestPerson;

beforeEach(async () => {
  await market.empty();
  asha = await market.createPerson('Asha Rao');
  ben = await market.createPerson('Ben Okafor');
  moderator = await market.createOperator('Mona Sand', 'moderator');
  other = await market.createOperator('Olga Sen', 'moderator');
  support = await market.createOperator('Sven Olsen', 'support');
});

const words = 'Three buyers were asked to pay elsewhere.';

async function suspend(kind: SuspensionKind, seen: string | null = null) {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await moderator.suspendPerson({
    id: asha._id,
    kind,
    until: inAWeek,
    reason: 'outside',
    words,
    seen,
  });
  const [decision] = (await asha.listMyDecisions()).decisions;
  if (!decision) throw new Error('She is told of nothing.');
  return decision;
}

/** An order of Ben's, paid. */
async function buy(service: Service) {
  const { secret, intentId } = await shop.start(ben, service);
  await shop.charge(secret);
  return (await shop.order(ben, service, intentId)).order;
}

/** Accepts what Ben was delivered. */
async function accept(id: string) {
  const { order } = await ben.getOrder({ id });
  await ben.acceptDelivery({ id, delivery: order.progress?.delivery?._id ?? '' });
}

/** The mails that somebody was written, the oldest first. */
const listMails = (person: TestPerson) =>
  database
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', person.email)
    .orderBy('created_at')
    .execute();

const listAudits = (what: string) =>
  database.selectFrom('audit_events').selectAll().where('what', '=', what).orderBy('id').execute();

// Shows X39.
test('somebody suspended is told why, until when and where to appeal, at the bell and in one mail', async () => {
  const decision = await suspend('noMessages');
  expect(decision).toMatchObject({
    action: 'suspended',
    reason: 'outside',
    words,
    suspension: { kind: 'noMessages' },
    isActive: true,
    canAppeal: true,
  });
  expect((await asha.loadUser()).user.suspension).toMatchObject({
    kind: 'noMessages',
    decision: decision._id,
  });
  const { email, password } = asha;
  const { user } = await market.createVisitor().logIn({ email, password });
  expect(user.suspension).toMatchObject({ kind: 'noMessages' });
  expect((await asha.listNotifications()).notifications).toMatchObject([
    { kind: 'decisions', name: 'suspended', subject: { type: 'decision', _id: decision._id } },
  ]);
  const mails = await listMails(asha);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('your account is suspended');
  expect(await listAudits('person.suspended')).toMatchObject([
    {
      person_id: moderator._id,
      subject_id: asha._id,
      reason: words,
      before: null,
      after: { kind: 'noMessages' },
    },
  ]);
});

// Shows X39.
test('who takes no orders has hidden services and open orders, which are delivered, accepted and paid', async () => {
  const service = await shop.offer(asha);
  const { _id: id } = await buy(service);
  await suspend('noNewOrders');

  await expect(ben.getService({ id: service._id })).rejects.toMatchObject({
    code: 'serviceNotFound',
  });
  expect((await market.createVisitor().listServices()).services).toEqual([]);
  expect((await ben.listServicesOf({ id: asha._id })).services).toEqual([]);
  expect((await asha.listMyServices()).services).toMatchObject([{ _id: service._id }]);
  await expect(asha.createDraft({})).rejects.toMatchObject({ status: 403, code: 'suspended' });
  await expect(asha.pauseService({ id: service._id, isPaused: false })).rejects.toMatchObject({
    code: 'serviceHeld',
  });

  await asha.deliverOrder({ id, text: 'Here it is.' });
  await accept(id);
  expect((await ben.getOrder({ id })).order).toMatchObject({ progress: { stage: 'completed' } });
});

// Shows X39.
test('of a whole account that rests, what was delivered is accepted and paid all the same', async () => {
  const { _id: id } = await buy(await shop.offer(asha));
  await asha.deliverOrder({ id, text: 'Here it is.' });
  await suspend('full');

  await expect(asha.updateProfile({ bio: 'Still here.' })).rejects.toMatchObject({
    code: 'suspended',
  });
  expect((await asha.listSales()).orders).toMatchObject([{ _id: id }]);
  await accept(id);
  expect((await asha.getOrder({ id })).order).toMatchObject({ progress: { stage: 'completed' } });
});

test('who may not write reads, delivers and buys as before', async () => {
  const { _id: id } = await buy(await shop.offer(asha));
  const { conversation } = await ben.startConversation({ order: id, text: 'Hello!' });
  await suspend('noMessages');
  await expect(asha.sendMessage({ id: conversation._id, text: 'Hello!' })).rejects.toMatchObject({
    code: 'suspended',
  });
  expect((await asha.getConversation({ id: conversation._id })).messages).toHaveLength(1);
  await asha.deliverOrder({ id, text: 'Here it is.' });
});

// Shows X39.
test('services come back with the end of a suspension, but for those that were paused before', async () => {
  const shown = await shop.offer(asha);
  const paused = await shop.offer(asha);
  await asha.pauseService({ id: paused._id, isPaused: true });
  const { _id: seen } = await suspend('noNewOrders');
  await moderator.liftSuspension({ id: asha._id, words: 'It was a mistake.', seen });

  expect((await ben.listServicesOf({ id: asha._id })).services.map(({ _id }) => _id)).toEqual([
    shown._id,
  ]);
  expect((await asha.loadUser()).user).not.toHaveProperty('suspension');
  expect((await asha.listMyDecisions()).decisions).toMatchObject([
    { action: 'lifted', words: 'It was a mistake.' },
    { action: 'suspended', isActive: false, canAppeal: false },
  ]);
  expect(await listMails(asha)).toHaveLength(2);
});

// Shows X39.
test('a suspension ends by itself once its time is over, and that is said once', async () => {
  const service = await shop.offer(asha);
  await suspend('noNewOrders');
  await sql`update suspensions set until = now() - interval '1 minute'`.execute(database);
  expect((await asha.loadUser()).user).not.toHaveProperty('suspension');
  const { run } = createEndSuspensions(database);
  await run(market.surroundings);
  await run(market.surroundings);
  expect((await ben.getService({ id: service._id })).service.availability).toMatchObject({
    state: 'open',
  });
  const mails = await listMails(asha);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.subject).toContain('open again');
});

// Shows X39.
test('an appeal is decided by somebody else, once, and gives back what was taken', async () => {
  const service = await shop.offer(asha);
  const { _id: decision } = await suspend('noNewOrders');
  await expect(ben.appealDecision({ decision, text: 'No!' })).rejects.toMatchObject({
    code: 'decisionNotFound',
  });
  await asha.appealDecision({ decision, text: 'I have said no each time.' });
  await expect(asha.appealDecision({ decision, text: 'Again.' })).rejects.toMatchObject({
    code: 'appealMade',
  });
  expect((await support.listDecisions({ state: 'appealed' })).decisions).toMatchObject([
    { _id: decision, appeal: { text: 'I have said no each time.', outcome: null } },
  ]);

  const outcome = 'overturned';
  await expect(
    moderator.decideAppeal({ id: decision, outcome, words: 'Mine.' }),
  ).rejects.toMatchObject({ code: 'ownDecision' });
  await other.takeAppeal({ id: decision });
  const third = await market.createOperator('Tara Lind', 'moderator');
  await expect(third.takeAppeal({ id: decision })).rejects.toMatchObject({ code: 'caseTaken' });
  await other.decideAppeal({ id: decision, outcome, words: 'She has said no.' });
  await expect(
    other.decideAppeal({ id: decision, outcome: 'upheld', words: 'Or not.' }),
  ).rejects.toMatchObject({ code: 'decidedMeanwhile' });

  expect((await ben.getService({ id: service._id })).service._id).toBe(service._id);
  expect((await asha.loadUser()).user).not.toHaveProperty('suspension');
  expect((await asha.listMyDecisions()).decisions).toMatchObject([
    { isActive: false, appeal: { outcome, words: 'She has said no.' } },
  ]);
  const mails = await listMails(asha);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.subject).toContain('the decision was taken back');
});

// Shows X39.
test('of two who decide about one person at the same time, one is told that somebody else has', async () => {
  const suspension = {
    id: asha._id,
    kind: 'full',
    until: null,
    reason: 'fraud',
    words,
    seen: null,
  } as const;
  const results = await Promise.allSettled([
    moderator.suspendPerson(suspension),
    other.suspendPerson(suspension),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'decidedMeanwhile' },
  });
  expect(await listMails(asha)).toHaveLength(1);
});

test('nobody is suspended who runs the market, nobody suspends themselves, and no day lies in the past', async () => {
  const wish = { kind: 'full', until: null, reason: 'other', words, seen: null } as const;
  await expect(moderator.suspendPerson({ ...wish, id: other._id })).rejects.toMatchObject({
    code: 'operatorSuspended',
  });
  await expect(moderator.suspendPerson({ ...wish, id: moderator._id })).rejects.toMatchObject({
    code: 'ownAccountDecided',
  });
  await expect(
    moderator.suspendPerson({ ...wish, id: asha._id, until: '2020-01-01T00:00:00.000Z' }),
  ).rejects.toMatchObject({ code: 'pastSuspension' });
  await expect(support.suspendPerson({ ...wish, id: asha._id })).rejects.toMatchObject({
    code: 'otherRole',
  });
});

// Shows X39.
test('support finds somebody with their orders, sessions and notes, and every look is recorded', async () => {
  const { _id: id } = await buy(await shop.offer(asha));
  await support.addPersonNote({ id: asha._id, words: 'Has asked when the money comes.' });
  const names = async (keyword: string) =>
    (await support.findPeople({ keyword })).people.map(({ fullname }) => fullname);
  expect(await names('asha')).toEqual(['Asha Rao']);
  expect(await names('OKAFOR@')).toEqual(['Ben Okafor']);
  expect(await names('ben.okafor@example')).toEqual(['Ben Okafor']);
  expect(await names(asha._id)).toEqual(['Asha Rao']);
  expect(await names('100%')).toEqual([]);

  const file = await support.getPersonFile({ id: asha._id });
  expect(file).toMatchObject({
    person: { fullname: 'Asha Rao', role: null, suspension: null },
    counts: { services: 1, openSold: 1, sold: 1, bought: 0, reports: 0 },
    orders: [{ _id: id }],
  });
  expect(file.sessions).toHaveLength(1);
  expect((await support.listDecisions({ person: asha._id })).decisions).toMatchObject([
    { action: 'noted', words: 'Has asked when the money comes.', by: { _id: support._id } },
  ]);
  expect((await asha.listMyDecisions()).decisions).toEqual([]);
  // That of the order.
  expect(await listMails(asha)).toHaveLength(1);
  expect(await listAudits('person.inspected')).toMatchObject([{ subject_id: asha._id }]);

  await support.endPersonSessions({ id: asha._id, words: 'Her telephone was stolen.' });
  await expect(asha.listMyServices()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(await listAudits('person.signedOut')).toMatchObject([
    { reason: 'Her telephone was stolen.', before: { sessions: 1 } },
  ]);
});
