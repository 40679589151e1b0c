import type { Service } from '@market/api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

let seller: TestPerson;
let buyer: TestPerson;
let other: TestPerson;
let moderator: TestPerson;
let colleague: TestPerson;
let service: Service;

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  other = await market.createPerson('Cora Lind');
  moderator = await market.createOperator('Mona Sand', 'moderator');
  colleague = await market.createOperator('Olga Sen', 'moderator');
  service = await shop.offer(seller);
});

const words = 'The pictures are those of another studio.';

/** Two people report the same service. Gives the report that stands for both. */
async function reportService() {
  const report = { kind: 'service', subject: service._id, reason: 'copied' } as const;
  await buyer.reportContent({ ...report, text: 'These are not hers.' });
  await other.reportContent(report);
  const { reports } = await moderator.listReports();
  expect(reports).toMatchObject([{ by: { _id: buyer._id }, sameCount: 2, takenBy: null }]);
  return { id: reports[0]?._id ?? '' };
}

/** The buyer buys the service, and accepts what is delivered. Gives the order's id. */
async function complete(): Promise<string> {
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  const { _id: id } = (await shop.order(buyer, service, intentId)).order;
  await seller.deliverOrder({ id, text: 'Two logos.' });
  const { order } = await buyer.getOrder({ id });
  await buyer.acceptDelivery({ id, delivery: order.progress?.delivery?._id ?? '' });
  return id;
}

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

// Shows X38.
test('a service that two have reported is hidden with one decision, and all three are told why', async () => {
  const report = await reportService();
  const { others } = await moderator.inspectReport(report);
  expect(others).toMatchObject([{ by: { _id: other._id }, reason: 'copied' }]);
  await moderator.decideReport({ ...report, action: 'hide', reason: 'copied', words });

  await expect(buyer.getService({ id: service._id })).rejects.toMatchObject({
    code: 'serviceNotFound',
  });
  expect((await seller.listMyServices()).services).toMatchObject([{ held: 'hidden' }]);
  expect((await moderator.listReports()).reports).toEqual([]);
  expect((await moderator.listReports({ state: 'closed' })).reports).toHaveLength(2);
  for (const [person, told] of [
    [seller, 'your service was hidden'],
    [buyer, 'what you reported was looked at'],
    [other, 'what you reported was looked at'],
  ] as const) {
    expect(await listMails(person)).toEqual([expect.stringContaining(told)]);
    expect((await person.listNotifications()).notifications).toHaveLength(1);
  }
  expect((await seller.listMyDecisions()).decisions).toMatchObject([
    { action: 'hidden', subject: { kind: 'service', title: service.title }, canAppeal: true },
  ]);
  expect((await buyer.listMyDecisions()).decisions).toEqual([]);
});

// Shows X38, X39.
test('a hidden service comes back when somebody else decides otherwise', async () => {
  const report = await reportService();
  await moderator.decideReport({ ...report, action: 'hide', reason: 'copied', words });
  const [hidden] = (await seller.listMyDecisions()).decisions;
  const decision = hidden?._id ?? '';
  await seller.appealDecision({ decision, text: 'I have drawn them.' });
  await colleague.decideAppeal({ id: decision, outcome: 'overturned', words: 'She has.' });
  expect((await buyer.getService({ id: service._id })).service.availability).toMatchObject({
    state: 'open',
  });
});

// Shows X38.
test('nothing is wrong: the reporter is told, and the person reported hears nothing', async () => {
  const report = await reportService();
  await moderator.decideReport({ ...report, action: 'nothing', reason: 'other', words: 'Hers.' });
  expect(await listMails(seller)).toEqual([]);
  expect(await listMails(buyer)).toHaveLength(1);
  expect((await buyer.getService({ id: service._id })).service._id).toBe(service._id);
});

// Shows X38.
test('a message and a review are removed, and the person who wrote them is suspended', async () => {
  const { conversation } = await buyer.startConversation({ service: service._id, text: 'Fool!' });
  const { messages } = await seller.getConversation({ id: conversation._id });
  const message = messages[0]?._id ?? '';
  await seller.reportContent({ kind: 'message', subject: message, reason: 'harassment' });
  await buyer.reviewService({ serviceId: service._id, rating: 1, comment: 'Fool!' });
  await seller.reportContent({
    kind: 'review',
    subject: service._id,
    writer: buyer._id,
    reason: 'harassment',
  });
  await seller.reportContent({ kind: 'person', subject: buyer._id, reason: 'harassment' });

  const polite = { reason: 'harassment', words: 'Please stay polite.' } as const;
  const { reports } = await moderator.listReports();
  const find = (kind: string) => ({ id: reports.find((one) => one.kind === kind)?._id ?? '' });
  await expect(
    moderator.decideReport({ ...find('message'), ...polite, action: 'hide' }),
  ).rejects.toMatchObject({ code: 'actionImpossible' });
  await moderator.decideReport({ ...find('message'), ...polite, action: 'remove' });
  await moderator.decideReport({ ...find('review'), ...polite, action: 'remove' });
  await expect(
    moderator.decideReport({ ...find('person'), ...polite, action: 'suspend' }),
  ).rejects.toMatchObject({ code: 'suspensionMissing' });
  await moderator.decideReport({
    ...find('person'),
    ...polite,
    action: 'suspend',
    suspension: { kind: 'noMessages', until: null },
  });

  const { messages: left } = await seller.getConversation({ id: conversation._id });
  expect(JSON.stringify(left)).not.toContain('Fool!');
  expect((await buyer.getService({ id: service._id })).service).toMatchObject({
    numOfReviews: 0,
    ratings: 0,
    reviews: [{ comment: polite.words, removal: polite.words }],
  });
  await expect(buyer.sendMessage({ id: conversation._id, text: 'Sorry.' })).rejects.toMatchObject({
    code: 'suspended',
  });
  expect((await buyer.listMyDecisions()).decisions.map(({ action }) => action)).toEqual([
    'suspended',
    'removed',
    'removed',
  ]);
});

/** The only decision about somebody is asked for again, and somebody else decides otherwise. */
async function overturn(person: TestPerson) {
  const [decided] = (await person.listMyDecisions()).decisions;
  const id = decided?._id ?? '';
  await person.appealDecision({ decision: id, text: 'It was meant as a joke.' });
  await colleague.decideAppeal({ id, outcome: 'overturned', words: 'It was.' });
}

// Shows X38, X39.
test('a message that was removed comes back when somebody else decides otherwise, but for its writer’s will', async () => {
  const { conversation } = await buyer.startConversation({ service: service._id, text: 'Fool!' });
  const find = async (keyword: string) =>
    (await seller.listConversations({ keyword })).conversations.length;
  const { messages } = await seller.getConversation({ id: conversation._id });
  const subject = messages[0]?._id ?? '';
  const report = { kind: 'message', subject, reason: 'harassment' } as const;
  const decision = { action: 'remove', reason: 'harassment', words: 'Stay polite.' } as const;
  const readTexts = async () =>
    (await seller.getConversation({ id: conversation._id })).messages.map(({ text }) => text);

  await seller.reportContent(report);
  const [reported] = (await moderator.listReports()).reports;
  await moderator.decideReport({ id: reported?._id ?? '', ...decision });
  expect([await readTexts(), await find('fool')]).toEqual([[''], 0]);
  await overturn(buyer);
  expect([await readTexts(), await find('fool')]).toEqual([['Fool!'], 1]);

  // What its writer has deleted before was not removed by the decision about it.
  await other.startConversation({ service: service._id, text: 'Fool, too!' });
  const { conversations } = await seller.listConversations({ keyword: 'too' });
  const {
    messages: [rude],
  } = await seller.getConversation({ id: conversations[0]?._id ?? '' });
  await seller.reportContent({ ...report, subject: rude?._id ?? '' });
  await other.deleteMessage({ id: conversations[0]?._id ?? '', message: rude?._id ?? '' });
  const [second] = (await moderator.listReports()).reports;
  await moderator.decideReport({ id: second?._id ?? '', ...decision });
  await overturn(other);
  expect(
    (await seller.getConversation({ id: conversations[0]?._id ?? '' })).messages,
  ).toMatchObject([{ isDeleted: true, text: '' }]);
});

// Shows X34, X38, X39.
test('a review that was removed counts no more, says why, and counts again when somebody else decides otherwise', async () => {
  const order = await complete();
  await buyer.reviewService({ serviceId: service._id, rating: 2, comment: 'Fool!' });
  await other.reviewService({ serviceId: service._id, rating: 4, comment: 'Fine.' });
  const read = async () => {
    const visitor = market.createVisitor();
    const { ratings, numOfReviews, reviews } = (await visitor.getService({ id: service._id }))
      .service;
    const about = await visitor.listReviewsOfPerson({ id: seller._id });
    return {
      ratings,
      numOfReviews,
      texts: reviews.map(({ comment }) => comment).toSorted(),
      about: about.reviews.length,
    };
  };
  const before = await read();
  expect(before).toEqual({ ratings: 3, numOfReviews: 2, texts: ['Fine.', 'Fool!'], about: 1 });

  await seller.reportContent({
    kind: 'review',
    subject: service._id,
    writer: buyer._id,
    reason: 'harassment',
  });
  const [reported] = (await moderator.listReports()).reports;
  await moderator.decideReport({
    id: reported?._id ?? '',
    action: 'remove',
    reason: 'harassment',
    words: 'Stay polite.',
  });
  expect(await read()).toMatchObject({ ratings: 4, numOfReviews: 1, about: 0 });
  expect(JSON.stringify(await seller.getOrder({ id: order }))).not.toContain('Fool!');
  await expect(
    buyer.reviewService({ serviceId: service._id, rating: 1, comment: 'Again.' }),
  ).rejects.toMatchObject({ code: 'reviewRemoved' });

  await overturn(buyer);
  expect(await read()).toEqual(before);
  expect(JSON.stringify(await seller.getOrder({ id: order }))).toContain('Fool!');
});

// Shows X33, X38, X39.
test('what the other side of an order says of somebody is reported by them only, removed, and comes back', async () => {
  const id = await complete();
  await seller.reviewOrder({ id, rating: 1, comment: 'Fool!' });
  const report = { kind: 'review', subject: id, isOfOrder: true, reason: 'harassment' } as const;
  // Hidden until both have written, it is nothing that can be reported.
  await expect(buyer.reportContent(report)).rejects.toMatchObject({ status: 404 });
  await buyer.reviewOrder({ id, rating: 5, comment: 'Fine.' });
  await expect(other.reportContent(report)).rejects.toMatchObject({ status: 404 });
  await buyer.reportContent(report);

  const readAll = async () => {
    const { reviews } = await market
      .createVisitor()
      .listReviewsOfPerson({ id: buyer._id, as: 'buyer' });
    const { order } = await buyer.getOrder({ id });
    const { service: shown } = await buyer.getService({ id: service._id });
    return [
      reviews.map(({ comment }) => comment),
      order.reviews?.theirs?.removal ?? null,
      shown.numOfReviews,
    ];
  };
  expect(await readAll()).toEqual([['Fool!'], null, 1]);
  const [reported] = (await moderator.listReports()).reports;
  expect(reported).toMatchObject({ kind: 'review', about: { _id: seller._id } });
  await moderator.decideReport({
    id: reported?._id ?? '',
    action: 'remove',
    reason: 'harassment',
    words: 'Stay polite.',
  });
  expect(await readAll()).toEqual([[], 'Stay polite.', 1]);
  await overturn(seller);
  expect(await readAll()).toEqual([['Fool!'], null, 1]);
});

// Shows X38.
test('two who decide do not collide: one has it for five minutes, and what is decided is decided', async () => {
  const report = await reportService();
  const decision = { ...report, action: 'warn', reason: 'copied', words } as const;
  await moderator.takeReport(report);
  expect((await colleague.listReports()).reports).toMatchObject([
    { takenBy: { _id: moderator._id } },
  ]);
  await expect(colleague.takeReport(report)).rejects.toMatchObject({
    status: 409,
    code: 'caseTaken',
  });
  await expect(colleague.decideReport(decision)).rejects.toMatchObject({ code: 'caseTaken' });
  await market.database
    .updateTable('reports')
    .set({ taken_at: new Date(Date.now() - 6 * 60_000) })
    .execute();
  const results = await Promise.allSettled([
    moderator.decideReport(decision),
    colleague.decideReport(decision),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'reportClosed' },
  });
  expect(await listMails(seller)).toHaveLength(1);
});
