import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';

const market = await createTestMarket();
afterAll(market.close);

/** What one side has seen, and what it has written, as the rules say. */
interface Side {
  person: TestPerson;
  seen: number;
}

let id: string;
let sides: [Side, Side];

beforeAll(async () => {
  await market.empty();
  const shop = createShop({ host: `${market.url}/api` });
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const service = await shop.offer(seller);
  const { conversation } = await buyer.startConversation({ service: service._id, text: 'one' });
  id = conversation._id;
  await seller.sendMessage({ id, text: 'two' });
  sides = [
    { person: buyer, seen: 1 },
    { person: seller, seen: 2 },
  ];
});

// Shows X32.
test('what is unseen follows from what was sent and seen, in whatever order', async () => {
  const sent: { by: Side; text: string; id: string; isDeleted: boolean }[] = [];
  const [first, second] = sides;
  for (const [by, other] of [
    [first, second],
    [second, first],
  ] as const) {
    for (const message of (await by.person.getConversation({ id })).messages.toReversed()) {
      if (message.isMine && other) {
        sent.push({ by, text: message.text, id: message._id, isDeleted: false });
      }
    }
  }

  async function send(by: Side) {
    const text = `message ${sent.length + 1}`;
    const { message } = await by.person.sendMessage({ id, text });
    sent.push({ by, text, id: message._id, isDeleted: false });
    expect(message.number).toBe(sent.length);
    by.seen = sent.length;
  }

  async function see(by: Side) {
    const number = randomInt(0, sent.length + 3);
    by.seen = Math.max(by.seen, Math.min(number, sent.length));
    expect(await by.person.markSeen({ id, number })).toEqual({
      seenNumber: by.seen,
      unread: sent.length - by.seen,
    });
  }

  async function remove(by: Side) {
    const own = sent.filter((message) => message.by === by);
    const message = own[randomInt(0, own.length)];
    if (!message) return;
    await by.person.deleteMessage({ id, message: message.id });
    message.isDeleted = true;
  }

  for (let step = 0; step < 300; step += 1) {
    const by = sides[randomInt(0, 2)] ?? first;
    await [send, see, see, remove][randomInt(0, 4)]?.(by);
    if (step % 10 !== 9) continue;
    for (const side of sides) {
      const { conversations } = await side.person.listConversations();
      expect(conversations[0]?.unread).toBe(sent.length - side.seen);
      const { messages } = await side.person.getConversation({ id });
      expect(messages.map(({ text, number, isDeleted }) => ({ text, number, isDeleted }))).toEqual(
        sent
          .map(({ text, isDeleted }, index) => ({
            text: isDeleted ? '' : text,
            number: index + 1,
            isDeleted,
          }))
          .toReversed()
          .slice(0, 30),
      );
    }
  }
}, 120_000);

test('what both do at the same time adds up', async () => {
  const [first, second] = sides;
  const before = (await first.person.getConversation({ id })).messages[0]?.number ?? 0;
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const { person } = index % 2 === 0 ? first : second;
      if (index % 3 === 0) return person.markSeen({ id, number: randomInt(0, 1_000) });
      return person.sendMessage({ id, text: `at once ${index}` });
    }),
  );
  for (const { person } of sides) {
    const { conversation, messages } = await person.getConversation({ id });
    expect(messages[0]?.number).toBe(before + 40);
    const unseen = messages.filter(({ number }) => (number ?? 0) > conversation.seenNumber);
    expect(unseen.filter(({ isMine }) => isMine)).toEqual([]);
    expect(conversation.unread).toBe(unseen.length);
  }
});
