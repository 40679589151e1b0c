import type { Service } from '@market/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';

let market: TestMarket;
let shop: Shop;
let sellers: { person: TestPerson; service: Service }[];
let buyer: TestPerson;

const names = Array.from({ length: 12 }, (_, index) => `Seller ${'abcdefghijkl'.charAt(index)}`);

beforeAll(async () => {
  market = await createTestMarket({ rateLimitScale: 1 });
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  sellers = [];
  for (const name of names) {
    const person = await market.createPerson(name);
    sellers.push({ person, service: await shop.offer(person) });
  }
  buyer = await market.createPerson('Ben Okafor');
});

afterAll(() => market.close());

/** Lets somebody have come so many days ago. */
const arrive = (person: TestPerson, days: number) =>
  market.database
    .updateTable('people')
    .set({ created_at: new Date(Date.now() - days * 86_400_000) } as never)
    .where('id', '=', person._id)
    .execute();

const forgetCounts = () => market.database.deleteFrom('rate_limits').execute();

async function ask(index: number, text: string) {
  const { service } = sellers[index] ?? {};
  return buyer.startConversation({ service: service?._id, text });
}

/** What those who were asked have got. */
const listArrived = () =>
  Promise.all(
    sellers.map(async ({ person }) => (await person.listConversations()).conversations.length),
  );

// Shows X32.
test('twenty messages a minute can be written, and then it says how long to wait', async () => {
  const { conversation } = await ask(0, 'Hello, do you draw signs?');
  const id = conversation._id;
  await sellers[0]?.person.sendMessage({ id, text: 'I do.' });
  // A minute may be over before a slow machine has sent them.
  await market.database
    .updateTable('rate_limits')
    .set({ resets_at: new Date(Date.now() + 600_000) })
    .execute();
  for (let count = 1; count < 20; count += 1) {
    await buyer.sendMessage({ id, text: `Part ${count}` });
  }
  await expect(buyer.sendMessage({ id, text: 'One more' })).rejects.toMatchObject({
    code: 'manyMessages',
    message: expect.stringMatching(/Please write again in \d+ minutes\.$/),
  });
  // The other is not slowed down.
  await sellers[0]?.person.sendMessage({ id, text: 'Slowly!' });
});

test('ten conversations an hour can be begun, five a day by somebody who is new', async () => {
  const texts = names.map((name) => `A question for ${name} about what they offer`);
  for (const index of [0, 1, 2, 3, 4]) await ask(index, texts[index] ?? '');
  await expect(ask(5, texts[5] ?? '')).rejects.toMatchObject({
    code: 'manyConversations',
    message: 'You have begun many new conversations. Please begin the next one in 24 hours.',
  });
  // What has been begun goes on.
  await ask(0, 'One more question');

  await forgetCounts();
  await arrive(buyer, 2);
  for (const index of [5, 6, 7, 8, 9, 10]) await ask(index, texts[index] ?? '');
  await market.database.deleteFrom('conversations').execute();
  for (const index of [0, 1, 2, 3]) await ask(index, texts[index] ?? '');
  await expect(ask(11, texts[11] ?? '')).rejects.toMatchObject({
    code: 'manyConversations',
    message: expect.stringMatching(/Please begin the next one in \d+ minutes\.$/),
  });
});

test('what goes to more than five people alike is held, and its sender is told', async () => {
  await arrive(buyer, 2);
  const text = 'Dear Sir, I have a big project for you.';
  for (const index of [0, 1, 2, 3, 4]) {
    expect((await ask(index, text)).message.held).toBeNull();
  }
  const { message, conversation } = await ask(5, text.toUpperCase());
  expect(message).toMatchObject({ held: 'repeated', number: null, isMine: true });
  expect(conversation.lastMessage._id).toBe(message._id);
  expect(await listArrived()).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  // Somebody of the market is to look at it.
  expect(
    await market.database.selectFrom('reports').select(['by_person', 'subject']).execute(),
  ).toEqual([{ by_person: null, subject: message._id }]);
  // For the other, there is no such conversation.
  await expect(sellers[5]?.person.getConversation({ id: conversation._id })).rejects.toMatchObject({
    code: 'conversationNotFound',
  });
  expect((await ask(6, 'Something else, to you alone.')).message.held).toBeNull();
  // What is held counts as sent.
  expect(conversation.messagesLeft).toBe(2);
});

test('thirty reports an hour can be made', async () => {
  for (const { person } of [...sellers, ...sellers, ...sellers.slice(0, 6)]) {
    await buyer.reportContent({ kind: 'person', subject: person._id, reason: 'other' });
  }
  await expect(
    buyer.reportContent({ kind: 'person', subject: buyer._id, reason: 'other' }),
  ).rejects.toMatchObject({ code: 'manyReports' });
});
