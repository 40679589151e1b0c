import { afterAll, beforeEach, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
afterAll(market.close);

let seller: TestPerson;
let buyer: TestPerson;
let moderator: TestPerson;
let id: string;

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  moderator = await market.createOperator('Mona Sand', 'moderator');
  const { _id: service } = await shop.offer(seller);
  id = (await buyer.startConversation({ service, text: 'Hello!' })).conversation._id;
  await seller.sendMessage({ id, text: 'Hello, Ben!' });
});

/** Writes a message, which is then as if it had been held. */
async function hold() {
  const text = 'Call me: 9845012345';
  const { message } = await buyer.sendMessage({ id, text });
  const { database } = market;
  await database
    .updateTable('messages')
    .set({ held: 'contacts', number: null })
    .where('id', '=', message._id)
    .execute();
  await database.updateTable('conversations').set({ last_number: 2 }).execute();
  await database
    .updateTable('conversation_members')
    .set({ last_number: 2, seen_number: 2 })
    .execute();
  await buyer.reportContent({ kind: 'conversation', subject: id, reason: 'other' });
  await database
    .updateTable('reports')
    .set({ kind: 'message', subject: message._id, by_person: null, about_person: buyer._id })
    .execute();
  return text;
}

// Shows X32.
test('a moderator reads what was reported, closes it with words, and both are written down', async () => {
  await seller.reportContent({
    kind: 'conversation',
    subject: id,
    reason: 'spam',
    text: 'He writes to everybody.',
  });
  const [listed] = (await moderator.listReports()).reports;
  expect(listed).toMatchObject({
    kind: 'conversation',
    by: { _id: seller._id },
    about: { _id: buyer._id },
    isHeld: false,
    closedAt: null,
  });
  const report = { id: listed?._id ?? '' };
  expect((await moderator.inspectReport(report)).content).toEqual([
    { isByReported: true, text: 'Hello!' },
    { isByReported: false, text: 'Hello, Ben!' },
  ]);
  await moderator.closeReport({ ...report, words: 'He did not.' });
  await expect(moderator.closeReport({ ...report, words: 'He did.' })).rejects.toMatchObject({
    code: 'reportClosed',
  });
  expect((await moderator.listReports()).reports).toEqual([]);
  expect((await moderator.listReports({ state: 'closed' })).reports).toMatchObject([
    { words: 'He did not.' },
  ]);
  const events = await market.database
    .selectFrom('audit_events')
    .select('what')
    .where('what', 'like', 'report.%')
    .orderBy('id')
    .execute();
  expect(events.map(({ what }) => what)).toEqual(['report.inspected', 'report.closed']);
});

test('for everybody but moderators there are no reports', async () => {
  const support = await market.createOperator('Sven Olsen', 'support');
  await expect(seller.listReports()).rejects.toMatchObject({ status: 404 });
  await expect(support.listReports()).rejects.toMatchObject({ code: 'otherRole' });
  await expect(support.inspectReport({ id })).rejects.toMatchObject({ code: 'otherRole' });
  await expect(moderator.inspectReport({ id })).rejects.toMatchObject({ code: 'reportNotFound' });
});

test('what was held comes through once a moderator lets it, as if it had been sent then', async () => {
  const text = await hold();
  await buyer.sendMessage({ id, text: 'Are you there?' });
  const [report] = (await moderator.listReports()).reports;
  expect(report).toMatchObject({ isHeld: true, by: null, about: { _id: buyer._id } });
  await moderator.closeReport({ id: report?._id ?? '', words: 'Fine.', isReleased: true });
  const { conversation, messages } = await seller.getConversation({ id });
  expect(messages.map((message) => [message.number, message.text])).toEqual([
    [4, text],
    [3, 'Are you there?'],
    [2, 'Hello, Ben!'],
    [1, 'Hello!'],
  ]);
  expect(conversation.unread).toBe(2);
  expect((await buyer.getConversation({ id })).conversation.unread).toBe(0);
});

test('nothing is let through to somebody who has blocked its sender since', async () => {
  await hold();
  await seller.blockPerson({ id: buyer._id });
  const [report] = (await moderator.listReports()).reports;
  await moderator.closeReport({ id: report?._id ?? '', words: 'Fine.', isReleased: true });
  expect((await seller.getConversation({ id })).messages).toHaveLength(2);
});
