import type { Service } from '@market/api';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';

const market = await createTestMarket({ rateLimitScale: 1, smtpUrl: 'smtp://127.0.0.1:9' });
afterAll(market.close);

let asha: TestPerson;
let ben: TestPerson;
let cora: TestPerson;
let moderator: TestPerson;
let colleague: TestPerson;
let owner: TestPerson;

async function set(key: string, value: string, seen: string) {
  await owner.saveSetting({ key, value, words: 'There is too much of it.', seen });
  await market.followOwner();
}

beforeEach(async () => {
  await market.empty();
  asha = await market.createPerson('Asha Rao');
  ben = await market.createPerson('Ben Okafor');
  cora = await market.createPerson('Cora Lind');
  moderator = await market.createOperator('Mona Sand', 'moderator');
  colleague = await market.createOperator('Carl Berg', 'moderator');
  owner = await market.createOperator('Olga Sen', 'owner');
});

const title = 'I will design a logo for your café';
const description =
  'Three directions to choose from, two rounds of changes, and files for print and for screens. Tell me what you sell, who comes, and which colours you like.';

async function offer(seller: TestPerson, fields: { title?: string; description?: string } = {}) {
  const { service } = await seller.createService({
    title,
    description,
    category: 'Graphics-And-Design',
    price: 1299,
    images: [anyPicture],
    ...fields,
  });
  return service;
}

const listShown = async () =>
  (await market.createVisitor().listServices()).services.map(({ _id }) => _id);

const listQueue = async () => (await moderator.listHeld()).held;

async function findFirst() {
  const [held] = await listQueue();
  if (!held) throw new Error('Nothing is held.');
  return held;
}

async function decide(
  action: 'release' | 'remove' | 'report',
  fields: { by?: TestPerson; seen?: string; words?: string } = {},
) {
  const { _id: id, changedAt } = await findFirst();
  const { by = moderator, seen = changedAt, words = 'I have compared both.' } = fields;
  return by.decideHeld({ id, action, reason: 'copied', words, seen });
}

const listNames = async (person: TestPerson) =>
  (await person.listNotifications()).notifications.map(({ name }) => name);

/** The subjects of the mails that somebody was written. */
async function listMails({ email }: TestPerson) {
  const mails = await market.database
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject);
}

const listEvents = async (what: string) => {
  const rows = await market.database
    .selectFrom('audit_events')
    .select(['what', 'person_id', 'reason'])
    .where('what', 'like', `${what}%`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ what: row.what, by: row.person_id, reason: row.reason }));
};

describe('services', () => {
  // Shows X44.
  test('what is like the service of somebody else is held, and nothing is lost', async () => {
    const first = await offer(asha);
    const copy = await offer(ben, { title: title.toUpperCase() });
    expect(copy.held).toBe('waiting');
    expect(await listShown()).toEqual([first._id]);
    expect(await listQueue()).toMatchObject([
      { kind: 'service', reason: 'alike', subject: copy._id, about: { _id: ben._id } },
    ]);
    const { _id: id } = await findFirst();
    expect(await moderator.inspectHeld({ id })).toMatchObject({
      text: description,
      rating: null,
      alike: [{ service: first._id, title, by: { _id: asha._id } }],
      otherCount: 0,
    });
    expect(await ben.listMyHeld()).toMatchObject({
      held: [{ kind: 'service', subject: copy._id, reason: 'alike', text: description }],
    });
    expect((await asha.listMyHeld()).held).toEqual([]);
    expect(await listNames(ben)).toEqual(['serviceHeld']);
    expect(await listMails(ben)).toEqual([]);
    expect((await moderator.listHeldServices()).services).toEqual([]);
    const { queues } = await moderator.getOverview();
    expect(queues).toContainEqual({
      name: 'held',
      count: 1,
      oldestAt: (await findFirst()).heldAt,
    });
    expect(queues).toContainEqual({ name: 'services', count: 0, oldestAt: null });
  });

  test('it is shown once a moderator has let it through, and never held for that again', async () => {
    await offer(asha);
    const { _id } = await offer(ben);
    expect(await decide('release')).toEqual({ report: null });
    expect(await listShown()).toContain(_id);
    expect((await listQueue()).length).toBe(0);
    expect(await listNames(ben)).toEqual(['serviceApproved', 'serviceHeld']);
    expect(await listMails(ben)).toHaveLength(1);
    await ben.updateService({ id: _id, description: `${description} Thank you!` });
    expect((await listQueue()).length).toBe(0);
    expect(await listEvents('held.')).toEqual([
      { what: 'held.released', by: moderator._id, reason: 'I have compared both.' },
    ]);
    // It is another one now.
    const other =
      'I will write the words of your menu, in three languages, with all that people must know about what is in it.';
    await offer(cora, { title: 'I will write your menu', description: other });
    await ben.updateService({ id: _id, title: 'I will write your menu', description: other });
    expect(await listQueue()).toMatchObject([{ subject: _id }]);
  });

  test('it is hidden when a moderator removes it, and held again when it comes back', async () => {
    await offer(asha);
    const { _id } = await offer(ben);
    await decide('remove');
    expect((await ben.getService({ id: _id })).service.held).toBe('hidden');
    expect(await listMails(ben)).toHaveLength(1);
    expect((await ben.listMyDecisions()).decisions).toMatchObject([
      { action: 'hidden', reason: 'copied', canAppeal: true },
    ]);
    await ben.deleteService({ id: _id });
    await asha.deleteService({ id: (await asha.listMyServices()).services[0]?._id ?? '' });
    expect((await offer(cora)).held).toBe('waiting');
  });

  test('what its seller changes meanwhile is what is looked at', async () => {
    await offer(asha);
    const { _id: id } = await offer(ben);
    const { changedAt } = await findFirst();
    await ben.updateService({ id, title: 'I will do something else entirely' });
    expect(await findFirst()).toMatchObject({ title: 'I will do something else entirely' });
    await expect(decide('release', { seen: changedAt })).rejects.toMatchObject({
      code: 'decidedMeanwhile',
    });
    await ben.deleteService({ id });
    expect(await listQueue()).toEqual([]);
    expect((await ben.listMyHeld()).held).toEqual([]);
  });

  test('the fifth of one person that is like the others is held', async () => {
    const services: Service[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      services.push(await offer(asha, { title: `${title}, number ${number}` }));
    }
    expect(services.map(({ held }) => held)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'waiting',
    ]);
  });

  test('drafts that are published are looked at, too, and two at once hold one', async () => {
    const sellers = [asha, ben];
    const [first, second] = await Promise.all(sellers.map((seller) => offer(seller)));
    expect([first?.held, second?.held].toSorted()).toEqual(['waiting', undefined]);
    const source = await offer(cora, { title: 'I will write about ships', description: 'Ships' });
    const { draft } = await cora.createDraft({ service: source._id });
    await cora.saveDraft({
      id: draft._id,
      content: { ...draft.content, title, description },
      images: draft.images.map(({ public_id = '', alt = '' }) => ({ public_id, alt })),
    });
    const { service } = await cora.publishDraft({ id: draft._id });
    expect(service.held).toBe('waiting');
  });

  test('the owner may let everything through', async () => {
    await set('texts.alike', 'off', 'hold');
    await offer(asha);
    expect((await offer(ben)).held).toBeUndefined();
  });

  test('another queue may decide it, and then it leaves this one', async () => {
    await offer(asha);
    const { _id: id } = await offer(ben);
    const { heldAt: seen } = await moderator.inspectService({ id });
    await moderator.decideService({
      id,
      action: 'return',
      reason: 'copied',
      words: 'Please use your own words.',
      seen,
    });
    expect(await listQueue()).toEqual([]);
    await ben.updateService({ id, description: 'My own words' });
    expect((await moderator.listHeldServices()).services).toMatchObject([{ _id: id }]);
  });
});

describe('those who decide', () => {
  let id: string;

  beforeEach(async () => {
    await offer(asha);
    await offer(ben);
    id = (await findFirst())._id;
  });

  // Shows X44.
  test('do not collide', async () => {
    await moderator.takeHeld({ id });
    expect(await findFirst()).toMatchObject({ takenBy: { _id: moderator._id } });
    await expect(colleague.takeHeld({ id })).rejects.toMatchObject({ code: 'caseTaken' });
    await expect(decide('release', { by: colleague })).rejects.toMatchObject({ code: 'caseTaken' });
    await moderator.takeHeld({ id });
    const both = await Promise.allSettled([decide('release'), decide('remove')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listMails(ben)).toHaveLength(1);
    await expect(moderator.takeHeld({ id })).rejects.toMatchObject({ code: 'decidedMeanwhile' });
    await expect(moderator.inspectHeld({ id })).rejects.toMatchObject({ code: 'heldNotFound' });
  });

  test('leave a trace with why', async () => {
    await moderator.inspectHeld({ id });
    await moderator.takeHeld({ id });
    await decide('remove', { words: 'It is a copy.' });
    const by = moderator._id;
    expect(await listEvents('held.')).toEqual([
      { what: 'held.inspected', by, reason: null },
      { what: 'held.taken', by, reason: null },
      { what: 'held.removed', by, reason: 'It is a copy.' },
    ]);
  });

  test('do not decide about what is theirs', async () => {
    const own = await offer(moderator);
    const held = (await colleague.listHeld()).held.find(({ subject }) => subject === own._id);
    const { changedAt: seen = '', _id = '' } = held ?? {};
    const request = { id: _id, action: 'release', reason: 'other', words: 'Mine.', seen } as const;
    await expect(moderator.decideHeld(request)).rejects.toMatchObject({
      code: 'ownAccountDecided',
    });
  });

  test('send it on, and what is decided there is done', async () => {
    const { report } = await decide('report', { words: 'He does this every week.' });
    expect(await findFirst()).toMatchObject({ report, takenBy: null });
    expect(await decide('report')).toEqual({ report });
    expect(await listMails(ben)).toEqual([]);
    const inspected = await moderator.inspectReport({ id: report ?? '' });
    expect(inspected).toMatchObject({
      report: { kind: 'service', by: null, isHeld: true, text: 'He does this every week.' },
      content: [{ text: title }, { text: description }],
    });
    await moderator.decideReport({
      id: report ?? '',
      action: 'warn',
      reason: 'spam',
      words: 'Please stop.',
    });
    expect(await listQueue()).toHaveLength(1);
    const { report: next } = await decide('report');
    await moderator.decideReport({
      id: next ?? '',
      action: 'nothing',
      reason: 'other',
      words: 'It is his own, too.',
      isReleased: true,
    });
    expect(await listQueue()).toEqual([]);
    expect(await listShown()).toHaveLength(2);
    expect(await listMails(ben)).toHaveLength(2);
  });

  test('see page after page, what has waited longest first', async () => {
    await market.database
      .insertInto('held_items')
      .values(
        Array.from({ length: 25 }, (_, place) => ({
          id: crypto.randomUUID(),
          kind: 'message' as const,
          subject: `message ${place}`,
          person_id: cora._id,
          reason: 'repeated' as const,
          text: 'Secret words between two people',
          rating: null,
          report_id: null,
        })),
      )
      .execute();
    const first = await moderator.listHeld();
    expect(first.held).toHaveLength(20);
    expect(first.held[0]?._id).toBe(id);
    expect(JSON.stringify(first)).not.toContain('Secret');
    const second = await moderator.listHeld({ cursor: first.nextCursor ?? '' });
    expect(second.held).toHaveLength(6);
    expect(second.nextCursor).toBeNull();
    expect((await moderator.listHeld({ kind: 'service' })).held).toHaveLength(1);
  });
});

describe('reviews', () => {
  const comment = 'Best seller of all, very fast and friendly, I come back every time, five stars!';
  let service: Service;

  beforeEach(async () => {
    service = await offer(asha);
  });

  const review = (person: TestPerson, words = comment) =>
    person.reviewService({ serviceId: service._id, rating: 5, comment: words });

  const findRating = async () => {
    const { numOfReviews, ratings } = (await market.createVisitor().getService({ id: service._id }))
      .service;
    return { numOfReviews, ratings };
  };

  // Shows X44.
  test('the third who says the same is held, until a moderator lets it count', async () => {
    expect(await review(ben)).toEqual({});
    await review(cora, comment.toUpperCase());
    const dora = await market.createPerson('Dora Lis');
    expect(await review(dora, `${comment} Thanks!`)).toMatchObject({
      message: expect.stringContaining('Your review waits'),
    });
    expect(await findRating()).toEqual({ numOfReviews: 2, ratings: 5 });
    expect(await listQueue()).toMatchObject([{ kind: 'review', subject: service._id, title }]);
    expect(await dora.listMyHeld()).toMatchObject({
      held: [{ kind: 'review', subject: service._id, text: `${comment} Thanks!` }],
    });
    const { _id: id } = await findFirst();
    expect(await moderator.inspectHeld({ id })).toMatchObject({
      rating: 5,
      alike: [{ service: service._id, by: { _id: cora._id } }, { by: { _id: ben._id } }],
    });
    await decide('release');
    expect(await findRating()).toEqual({ numOfReviews: 3, ratings: 5 });
    expect(await listNames(dora)).toEqual(['reviewReleased', 'reviewHeld']);
    expect(await listMails(dora)).toHaveLength(1);
  });

  test('one that is removed never was, and its earlier one stays', async () => {
    await review(ben);
    await review(cora);
    const dora = await market.createPerson('Dora Lis');
    await review(dora, 'Fine.');
    await review(dora);
    const { report } = await decide('report');
    await moderator.decideReport({
      id: report ?? '',
      action: 'remove',
      reason: 'spam',
      words: 'It is the same three times.',
    });
    expect(await listQueue()).toEqual([]);
    expect((await findRating()).numOfReviews).toBe(3);
    expect(await listMails(dora)).toHaveLength(1);
    await expect(moderator.inspectReport({ id: report ?? '' })).resolves.toMatchObject({
      report: { isHeld: false },
    });
  });

  test('in words of their own it is not held any more', async () => {
    await review(ben);
    await review(cora);
    const dora = await market.createPerson('Dora Lis');
    await review(dora);
    await review(
      dora,
      'She has drawn three logos, and the second is on our door since Monday now.',
    );
    expect(await listQueue()).toEqual([]);
    expect((await findRating()).numOfReviews).toBe(3);
  });
});

describe('messages', () => {
  // Shows X44.
  test('one that holds contact details is in the queue, and told', async () => {
    const service = await offer(asha);
    await set('messages.contacts', 'hold', 'off');
    const text = 'Write to me at ben@elsewhere.example, please.';
    await ben.startConversation({ service: service._id, text });
    const held = await findFirst();
    expect(held).toMatchObject({ kind: 'message', reason: 'contacts', excerpt: '' });
    expect(held.report).not.toBeNull();
    expect(await moderator.inspectHeld({ id: held._id })).toMatchObject({ text });
    expect(await listNames(ben)).toEqual(['messageHeld']);
    await decide('release');
    expect((await asha.listConversations()).conversations).toHaveLength(1);
    expect(await listNames(ben)).toEqual(['messageReleased', 'messageHeld']);
    expect((await moderator.listReports()).reports).toEqual([]);
  });

  test('what is decided about its report is decided here, too', async () => {
    const service = await offer(asha);
    await set('messages.contacts', 'hold', 'off');
    await ben.startConversation({ service: service._id, text: 'Or at ben@elsewhere.example.' });
    const { report } = await findFirst();
    await moderator.decideReport({
      id: report ?? '',
      action: 'remove',
      reason: 'outside',
      words: 'Please stay here.',
    });
    expect(await listQueue()).toEqual([]);
    expect(await listMails(ben)).toHaveLength(1);
  });
});

describe('addresses that last a short while', () => {
  const account = {
    fullname: 'Quick Start',
    email: 'quick.start@mailinator.com',
    password: 'nine-lanterns-of-zinc',
    passwordverify: 'nine-lanterns-of-zinc',
  };

  // Shows X44.
  test('are as good as others until the owner says so', async () => {
    const visitor = market.createVisitor();
    await visitor.signUp(account);
    expect((await visitor.loadUser()).user.isHeld).toBeUndefined();
  });

  test('are refused, at the beginning and later', async () => {
    await set('accounts.disposable', 'refuse', 'off');
    const refusal = { code: 'disposableAddress', status: 400 };
    await expect(market.createVisitor().signUp(account)).rejects.toMatchObject(refusal);
    await expect(ben.updateProfile({ email: 'ben@mailinator.com' })).rejects.toMatchObject(refusal);
    await ben.updateProfile({ email: 'ben.okafor@elsewhere.example' });
  });

  test('hold their accounts, in which what is written is kept', async () => {
    const service = await offer(asha);
    await set('accounts.disposable', 'hold', 'off');
    const visitor = market.createVisitor();
    await visitor.signUp(account);
    const { user } = await visitor.loadUser();
    expect(user.isHeld).toBe(true);
    expect(await listQueue()).toMatchObject([
      { kind: 'account', reason: 'address', about: { _id: user._id }, excerpt: account.email },
    ]);
    expect(await visitor.listMyHeld()).toMatchObject({ held: [{ kind: 'account', text: '' }] });
    const write = () =>
      visitor.startConversation({ service: service._id, text: 'Hello! Can you begin today?' });
    await expect(write()).rejects.toMatchObject({ code: 'accountHeld', status: 403 });
    await visitor.createDraft({});
    await visitor.addToWishlist({ serviceId: service._id });
    await expect(decide('remove')).rejects.toMatchObject({ code: 'heldForever' });
    await decide('release');
    await write();
    expect((await visitor.loadUser()).user.isHeld).toBeUndefined();
  });

  test('hold them no longer than they are theirs', async () => {
    await set('accounts.disposable', 'hold', 'off');
    const visitor = market.createVisitor();
    await visitor.signUp(account);
    await visitor.updateProfile({ email: 'quick.start@elsewhere.example' });
    expect((await visitor.loadUser()).user.isHeld).toBeUndefined();
    expect(await listQueue()).toEqual([]);
  });
});
