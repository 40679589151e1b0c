import type { MarketClient } from '@market/api';
import type { CallName } from '@market/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { takeSnapshot } from '../testing/takeSnapshot.ts';

const market = await createTestMarket();
afterAll(market.close);

let seller: TestPerson;
let buyer: TestPerson;
let stranger: TestPerson;
let operator: TestPerson;
let ids: { service: string; order: string; conversation: string; message: string };

beforeAll(async () => {
  await market.empty();
  const shop = createShop({ host: `${market.url}/api` });
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  stranger = await market.createPerson('Chen Li');
  operator = await market.createPerson('Dana Ruiz');
  await market.database
    .insertInto('operators')
    .values({ person_id: operator._id, role: 'owner' })
    .execute();
  const service = await shop.offer(seller);
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  const { order } = await shop.order(buyer, service, intentId);
  const { conversation, message } = await buyer.startConversation({
    order: order._id,
    text: 'Only for you.',
  });
  ids = {
    service: service._id,
    order: order._id,
    conversation: conversation._id,
    message: message._id,
  };
  await market.database.deleteFrom('outbox').execute();
});

/** Every call about one conversation, as it is asked by somebody. */
const listCalls = (): [CallName, (client: MarketClient) => Promise<unknown>][] => {
  const { conversation: id, message, order } = ids;
  return [
    ['getConversation', (client) => client.getConversation({ id })],
    ['findConversation', (client) => client.findConversation({ order })],
    ['startConversation', (client) => client.startConversation({ order, text: 'Slipped in.' })],
    ['sendMessage', (client) => client.sendMessage({ id, text: 'Slipped in.' })],
    ['markSeen', (client) => client.markSeen({ id, number: 1 })],
    ['changeConversation', (client) => client.changeConversation({ id, isArchived: true })],
    ['deleteMessage', (client) => client.deleteMessage({ id, message })],
    [
      'reportContent',
      (client) => client.reportContent({ kind: 'conversation', subject: id, reason: 'spam' }),
    ],
    [
      'reportContent',
      (client) => client.reportContent({ kind: 'message', subject: message, reason: 'spam' }),
    ],
  ];
};

const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as { status?: number }).status,
  );

// Shows X32.
test('a conversation is there for its two sides, and for nobody else', async () => {
  const before = await takeSnapshot(market.database);
  for (const [name, ask] of listCalls()) {
    const outcomes = {
      visitor: await outcomeOf(ask(market.createVisitor())),
      stranger: await outcomeOf(ask(stranger)),
      operator: await outcomeOf(ask(operator)),
    };
    expect([name, outcomes]).toEqual([name, { visitor: 401, stranger: 404, operator: 404 }]);
  }
  for (const client of [stranger, operator]) {
    expect((await client.listConversations()).conversations).toEqual([]);
    expect((await client.listConversations({ keyword: 'only' })).conversations).toEqual([]);
    expect((await client.listBlocks()).people).toEqual([]);
  }
  await expect(market.createVisitor().listConversations()).rejects.toMatchObject({ status: 401 });
  await expect(market.createVisitor().listBlocks()).rejects.toMatchObject({ status: 401 });
  // Limits are counted, and nothing else is left.
  await market.database.deleteFrom('rate_limits').execute();
  expect(await takeSnapshot(market.database)).toBe(before);
});

test('the other side may do all of it, but delete what it has not written', async () => {
  const outcomes = [];
  for (const [name, ask] of listCalls()) outcomes.push([name, await outcomeOf(ask(seller))]);
  expect(outcomes).toEqual(
    listCalls().map(([name]) => [name, name === 'deleteMessage' ? 404 : 'done']),
  );
});

test('what one side keeps for itself stays out of what the other sees', async () => {
  const { conversation: id } = ids;
  await seller.changeConversation({ id, isArchived: true, isMuted: true });
  expect((await buyer.getConversation({ id })).conversation).toMatchObject({
    isArchived: false,
    isMuted: false,
  });
  await seller.blockPerson({ id: buyer._id });
  expect((await buyer.listBlocks()).people).toEqual([]);
  await buyer.unblockPerson({ id: buyer._id });
  await buyer.unblockPerson({ id: seller._id });
  expect((await seller.listBlocks()).people).toHaveLength(1);
});
