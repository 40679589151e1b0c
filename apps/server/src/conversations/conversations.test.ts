import type { MarketRequest, Service } from '@market/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../testing/createShop.ts';
import { createTestMarket, type TestMarket, type TestPerson } from '../testing/createTestMarket.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { runJob } from '../testing/runJob.ts';
import { createForgetMessages } from './forgetMessages.ts';
import { sendFile } from '../testing/sendFile.ts';

let market: TestMarket;
let shop: Shop;
let seller: TestPerson;
let buyer: TestPerson;
let stranger: TestPerson;
let service: Service;

beforeAll(async () => {
  // No mail server: what is mailed stays to be read.
  market = await createTestMarket({ smtpUrl: 'smtp://127.0.0.1:9' });
  shop = createShop({ host: `${market.url}/api` });
});

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
  stranger = await market.createPerson('Chen Li');
  service = await shop.offer(seller);
});

afterAll(() => market.close());

const ask = (text = 'Do you also draw signs?', fields = {}) =>
  buyer.startConversation({ service: service._id, text, ...fields });

/** Asks, and gives the id of what has begun. */
const begin = async () => (await ask()).conversation._id;

/** Asks and answers, so that both may write freely. */
async function talk() {
  const id = await begin();
  await seller.sendMessage({ id, text: 'I do.' });
  return id;
}

async function buy(): Promise<string> {
  const { secret, intentId } = await shop.start(buyer, service);
  await shop.charge(secret);
  return (await shop.order(buyer, service, intentId)).order._id;
}

const read = async (person: TestPerson, id: string) =>
  (await person.getConversation({ id })).messages.toReversed().map(({ text }) => text);

const search = async (person: TestPerson, keyword: string) =>
  (await person.listConversations({ keyword })).conversations.map(({ _id }) => _id);

// Shows X32.
test('somebody asks about a service, and both talk in one conversation', async () => {
  const { conversation, message } = await ask();
  const { _id: id } = conversation;
  expect(message).toMatchObject({ number: 1, isMine: true, service: { title: 'Logo design' } });
  expect(conversation).toMatchObject({
    person: { _id: seller._id, fullname: 'Asha Rao' },
    messagesLeft: 2,
    isAnswered: false,
    writing: 'open',
    unread: 0,
  });

  expect(await seller.listConversations()).toMatchObject({
    conversations: [
      { _id: id, unread: 1, lastMessage: { isMine: false }, person: { _id: buyer._id } },
    ],
    unreadCount: 1,
  });
  await seller.sendMessage({ id, text: 'I do.' });
  // To answer a message is to have seen it.
  expect((await seller.listConversations()).unreadCount).toBe(0);
  expect((await buyer.listConversations()).conversations).toMatchObject([{ unread: 1 }]);
  const again = await ask('And menus?');
  expect(again.conversation).toMatchObject({ _id: id, isAnswered: true, messagesLeft: null });
  expect(await read(seller, id)).toEqual(['Do you also draw signs?', 'I do.', 'And menus?']);
  expect(await buyer.findConversation({ service: service._id })).toMatchObject({
    conversation: { _id: id },
  });
});

test('nobody writes first without a service, or about their own, or a paused one', async () => {
  await expect(buyer.startConversation({ text: 'Hello!' })).rejects.toThrow('Service not found');
  await expect(seller.startConversation({ service: service._id, text: 'Me?' })).rejects.toThrow(
    'This is your own service.',
  );
  const order = await buy();
  await expect(stranger.startConversation({ order, text: 'Hello!' })).rejects.toMatchObject({
    code: 'orderNotFound',
  });
  await seller.pauseService({ id: service._id, isPaused: true });
  await expect(ask()).rejects.toThrow('Service not found');
  await buyer.startConversation({ order, text: 'When will it be ready?' });
});

test('a message says something, at most 4000 characters of it', async () => {
  await expect(ask(' \n')).rejects.toThrow('Please write something');
  await expect(ask('a'.repeat(4001))).rejects.toThrow('at most 4000 characters');
  const { message } = await ask('ü'.repeat(4000));
  expect(message.text).toHaveLength(4000);
});

test('until there is an answer, three messages can be sent', async () => {
  const id = await begin();
  await buyer.sendMessage({ id, text: 'Please?' });
  const { conversation } = await buyer.sendMessage({ id, text: 'Anybody?' });
  expect(conversation).toMatchObject({ messagesLeft: 0, writing: 'waiting' });
  await expect(buyer.sendMessage({ id, text: 'Hello?' })).rejects.toMatchObject({
    code: 'answerAwaited',
  });
  await seller.sendMessage({ id, text: 'Here I am.' });
  await buyer.sendMessage({ id, text: 'Good.' });
  expect((await buyer.getConversation({ id })).conversation).toMatchObject({ writing: 'open' });
});

test('within an order both write freely, and its page shows what is about it', async () => {
  const id = await talk();
  const order = await buy();
  await buyer.sendMessage({ id, text: 'The name is Kamala.', order });
  for (const text of ['one', 'two', 'three', 'four']) await buyer.sendMessage({ id, text });
  const { messages, conversation } = await seller.getConversation({ id, order });
  expect(messages.map(({ text }) => text)).toEqual(['The name is Kamala.']);
  expect(conversation.openOrders).toEqual([{ _id: order, title: 'Logo design' }]);
  expect(await seller.findConversation({ order })).toMatchObject({ conversation: { _id: id } });
  const { conversation: about } = await seller.startConversation({ order, text: 'Thank you.' });
  expect(about._id).toBe(id);
});

test('what is sent with one key is sent once, even at the same time', async () => {
  const options = { idempotencyKey: 'the-same' };
  const request = { service: service._id, text: 'Once, please.' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => buyer.startConversation(request, options)),
  );
  expect(new Set(answers.map(({ message }) => message._id)).size).toBe(1);
  expect(await read(seller, answers[0]?.conversation._id ?? '')).toEqual(['Once, please.']);
});

test('two who write at once leave no gap, and pages are in the order of the numbers', async () => {
  const id = await talk();
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      (index % 2 === 0 ? buyer : seller).sendMessage({ id, text: `Number ${index}` }),
    ),
  );
  const first = await buyer.getConversation({ id });
  const second = await buyer.getConversation({ id, cursor: first.nextCursor ?? undefined });
  const numbers = [...first.messages, ...second.messages].map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 42 }, (_, index) => 42 - index));
  expect(second.nextCursor).toBeNull();
});

test('what is seen only goes forward, and is shown to those who show it', async () => {
  const id = await begin();
  await buyer.sendMessage({ id, text: 'Please?' });
  expect(await seller.markSeen({ id, number: 1 })).toEqual({ seenNumber: 1, unread: 1 });
  expect(await seller.markSeen({ id, number: 99 })).toEqual({ seenNumber: 2, unread: 0 });
  expect(await seller.markSeen({ id, number: 1 })).toEqual({ seenNumber: 2, unread: 0 });
  const seenBy = async (person: TestPerson) =>
    (await person.getConversation({ id })).conversation.otherSeenNumber;
  expect([await seenBy(buyer), await seenBy(seller)]).toEqual([2, 2]);
  await seller.setSeenShown({ showsSeen: false });
  expect((await seller.listConversations()).showsSeen).toBe(false);
  expect([await seenBy(buyer), await seenBy(seller)]).toEqual([null, null]);
});

test('an archived conversation comes back with the next message, a muted one stays quiet', async () => {
  const id = await talk();
  await buyer.changeConversation({ id, isArchived: true, isMuted: true });
  expect((await buyer.listConversations()).conversations).toEqual([]);
  expect((await buyer.listConversations({ state: 'archived' })).conversations).toHaveLength(1);
  await mailAtOnce(buyer);
  const told = await buyer.listNotifications({});
  await seller.sendMessage({ id, text: 'One more thing.' });
  expect((await buyer.listConversations({ state: 'unread' })).conversations).toMatchObject([
    { _id: id, isMuted: true, isArchived: false },
  ]);
  expect(await buyer.listNotifications({})).toEqual(told);
  expect(await market.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

/** Has somebody mailed of each message at once, and forgets what was mailed. */
async function mailAtOnce(person: TestPerson) {
  const choice = { kind: 'messages', site: true, mail: 'now' } as const;
  await person.updateNotificationChoices({ choices: [choice] });
  await market.database.deleteFrom('outbox').execute();
}

test('messages are one notification until all are seen, with a name and no words', async () => {
  const id = await begin();
  await buyer.sendMessage({ id, text: 'A secret.' });
  expect((await seller.listNotifications({})).notifications).toMatchObject([
    {
      kind: 'messages',
      name: 'messageReceived',
      subject: { type: 'conversation', _id: id },
      data: { person: 'Ben Okafor' },
      times: 2,
      isSeen: false,
    },
  ]);
  const kept = await market.database.selectFrom('notifications').selectAll().execute();
  const news = await market.database.selectFrom('news').selectAll().execute();
  expect(JSON.stringify([kept, news])).not.toMatch(/secret|signs/);
  expect(await market.database.selectFrom('outbox').select('id').execute()).toEqual([]);

  await seller.markSeen({ id, number: 1 });
  expect(await seller.getUnread({})).toMatchObject({ notifications: 1 });
  await seller.markSeen({ id, number: 2 });
  expect(await seller.getUnread({})).toMatchObject({ notifications: 0 });
  await buyer.sendMessage({ id, text: 'One more.' });
  expect((await seller.listNotifications({})).notifications).toMatchObject([
    { times: 1, isSeen: false },
    { times: 2, isSeen: true },
  ]);

  await seller.sendMessage({ id, text: 'To answer is to have seen it.' });
  expect(await seller.getUnread({})).toMatchObject({ notifications: 0 });
});

/** Takes away what open browsers are told of conversations, and gives whom it is told, and of which. */
async function takeNews() {
  const rows = await market.database
    .deleteFrom('news')
    .where('tag', '=', 'Conversation')
    .returning(['person_id', 'subject_id'])
    .execute();
  return new Set(rows.map(({ person_id, subject_id }) => `${person_id} ${subject_id}`));
}

test('open browsers of both sides are told of what is written, seen and deleted, and nobody else is', async () => {
  const id = await talk();
  const ofBoth = [`${buyer._id} ${id}`, `${seller._id} ${id}`];
  await takeNews();
  const { message } = await buyer.sendMessage({ id, text: 'Another.' });
  expect(await takeNews()).toEqual(new Set(ofBoth));
  await seller.markSeen({ id, number: 99 });
  expect(await takeNews()).toEqual(new Set([...ofBoth, `${seller._id} null`]));
  await seller.markSeen({ id, number: 99 });
  expect(await takeNews()).toEqual(new Set());
  await buyer.deleteMessage({ id, message: message._id });
  expect(await takeNews()).toEqual(new Set(ofBoth));

  // When somebody has seen it is told to nobody who is not shown it.
  await seller.setSeenShown({ showsSeen: false });
  await buyer.sendMessage({ id, text: 'And another.' });
  await takeNews();
  await seller.markSeen({ id, number: 99 });
  expect(await takeNews()).toEqual(new Set([`${seller._id} null`]));
});

test('a mail tells of the first message that is not seen, and not what it says', async () => {
  await mailAtOnce(seller);
  const id = await begin();
  await buyer.sendMessage({ id, text: 'A secret.' });
  const mails = await market.database.selectFrom('outbox').select(['recipient', 'body']).execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: seller.email });
  expect(mails[0]?.body).toContain('Ben Okafor');
  expect(mails[0]?.body).not.toContain('signs');
  await seller.markSeen({ id, number: 2 });
  await buyer.sendMessage({ id, text: 'Another.' });
  expect(await market.database.selectFrom('outbox').select('id').execute()).toHaveLength(2);
});

test('a message is deleted for a quarter of an hour, and found by nobody then', async () => {
  const id = await begin();
  const { message } = await buyer.sendMessage({ id, text: 'Wrong window.' });
  await expect(seller.deleteMessage({ id, message: message._id })).rejects.toThrow(
    'Message not found',
  );
  await buyer.deleteMessage({ id, message: message._id });
  await buyer.deleteMessage({ id, message: message._id });
  expect(await read(seller, id)).toEqual(['Do you also draw signs?', '']);
  expect((await seller.listConversations({ keyword: 'window' })).conversations).toEqual([]);
  expect((await seller.listConversations()).conversations).toMatchObject([
    { unread: 2, lastMessage: { isDeleted: true, text: '' } },
  ]);

  const [first] = (await buyer.getConversation({ id })).messages.slice(-1);
  await market.database
    .updateTable('messages')
    .set({ sent_at: new Date(Date.now() - 16 * 60_000) })
    .where('number', '=', 1)
    .execute();
  await expect(buyer.deleteMessage({ id, message: first?._id ?? '' })).rejects.toThrow(
    'A message can be deleted for 15 minutes after it was sent.',
  );
});

test('conversations are found by how words of names and messages begin, one’s own only', async () => {
  const id = await talk();
  await seller.sendMessage({ id, text: 'Für das Café: “O’Reilly’s” \\ c# (100%)' });
  for (const keyword of ['sig', 'CAFE', 'c#', "o'reilly", 'für cafe', 'okaf', '\\', "'"]) {
    const found = await search(seller, keyword);
    expect([keyword, found.length <= 1]).toEqual([keyword, true]);
  }
  expect(await search(seller, 'sig')).toEqual([id]);
  expect(await search(buyer, 'CAFE')).toEqual([id]);
  expect(await search(buyer, 'asha')).toEqual([id]);
  expect(await search(seller, 'okafor')).toEqual([id]);
  expect(await search(buyer, 'nothing')).toEqual([]);
  expect(await search(stranger, 'sig')).toEqual([]);
});

test('who blocks and who is blocked write about orders under way only', async () => {
  const id = await talk();
  const order = await buy();
  await seller.blockPerson({ id: buyer._id });
  await seller.blockPerson({ id: buyer._id });
  expect((await seller.listBlocks()).people).toMatchObject([{ _id: buyer._id }]);
  expect((await buyer.getConversation({ id })).conversation.writing).toBe('blocked');
  expect((await seller.getConversation({ id })).conversation.writing).toBe('blockedByYou');
  await expect(ask()).rejects.toThrow('You cannot write to this person.');
  await expect(seller.sendMessage({ id, text: 'No.' })).rejects.toThrow('Unblock');
  await buyer.sendMessage({ id, order, text: 'The name is Kamala.' });
  await seller.sendMessage({ id, order, text: 'Thank you.' });
  await seller.deliverOrder({ id: order, text: 'A sign.' });
  const delivery = (await buyer.getOrder({ id: order })).order.progress?.delivery?._id ?? '';
  await buyer.acceptDelivery({ id: order, delivery });
  await expect(buyer.sendMessage({ id, order, text: 'Why?' })).rejects.toThrow('cannot write');

  await seller.unblockPerson({ id: buyer._id });
  await buyer.sendMessage({ id, text: 'Thank you.' });
  await expect(buyer.blockPerson({ id: buyer._id })).rejects.toThrow('This is you');
  await expect(buyer.blockPerson({ id: service._id })).rejects.toMatchObject({
    code: 'personNotFound',
  });
});

test('files are sent with messages: harmless ones between strangers, any within an order', async () => {
  const note = await sendFile(buyer, 'a note', { purpose: 'message' });
  const { conversation, message } = await ask('', { files: [note._id] });
  const { _id: id } = conversation;
  expect(message.files).toMatchObject([{ _id: note._id, name: 'brief.txt' }]);
  expect(conversation.filePurpose).toBe('message');
  await expect
    .poll(async () => (await seller.getConversation({ id })).messages[0]?.files)
    .toMatchObject([{ _id: note._id }]);
  await seller.getFileLink({ id: note._id });
  await expect(stranger.getFileLink({ id: note._id })).rejects.toThrow('File not found');
  await expect(ask('Again', { files: [note._id] })).rejects.toThrow('belongs to something');

  const program = await sendFile(buyer, 'MZ', { name: 'game.exe', purpose: 'order' });
  await expect(ask('A game', { files: [program._id] })).rejects.toThrow('File not found');
  await buy();
  const { message: sent } = await ask('A game', { files: [program._id] });
  expect(sent.files).toMatchObject([{ name: 'game.exe' }]);
  await expect
    .poll(async () => (await seller.getConversation({ id })).messages[0]?.files)
    .toHaveLength(1);
  await seller.getFileLink({ id: program._id });
  await expect(stranger.getFileLink({ id: program._id })).rejects.toThrow('File not found');
  await buyer.deleteMessage({ id, message: sent._id });
  await expect(seller.getFileLink({ id: program._id })).rejects.toThrow('File not found');
  await expect(
    buyer.startUpload({ name: 'game.exe', size: 3, purpose: 'message' }),
  ).rejects.toThrow('cannot be sent here');
});

test('an offer is made in the conversation, by its seller', async () => {
  const id = await begin();
  const { offer } = await seller.makeOffer({
    service: service._id,
    title: 'A sign',
    text: 'One sign.',
    price: 900,
    days: 3,
    revisions: 1,
  });
  await expect(buyer.sendMessage({ id, text: 'Mine', offer: offer._id })).rejects.toThrow(
    'Offer not found',
  );
  await seller.sendMessage({ id, text: '', offer: offer._id });
  const newest = async () => (await buyer.getConversation({ id })).messages[0];
  expect(await newest()).toMatchObject({ offer: { title: 'A sign', state: 'open' } });
  await buyer.endOffer({ id: offer._id, state: 'declined' });
  expect(await newest()).toMatchObject({ offer: { state: 'declined' } });
});

test('what is reported is kept as it was, once, and only if the reporter can see it', async () => {
  const id = await begin();
  const [message] = (await seller.getConversation({ id })).messages;
  const report = (person: TestPerson, fields: Partial<MarketRequest<'reportContent'>> = {}) =>
    person.reportContent({
      kind: 'message',
      subject: message?._id ?? '',
      reason: 'spam',
      ...fields,
    });
  await report(seller);
  await report(seller, { reason: 'fraud' });
  await expect(report(stranger)).rejects.toMatchObject({ code: 'contentNotFound' });
  await expect(report(buyer)).rejects.toMatchObject({ code: 'ownContentReported' });
  await expect(report(stranger, { kind: 'conversation', subject: id })).rejects.toMatchObject({
    code: 'contentNotFound',
  });
  await report(stranger, { kind: 'service', subject: service._id });
  await report(stranger, { kind: 'person', subject: seller._id });
  const reports = await market.database
    .selectFrom('reports')
    .select(['kind', 'reason', 'about_person', 'snapshot'])
    .orderBy('id')
    .execute();
  expect(reports).toMatchObject([
    { kind: 'message', reason: 'spam', about_person: buyer._id },
    { kind: 'service', about_person: seller._id },
    { kind: 'person', about_person: seller._id },
  ]);
  expect(reports[0]?.snapshot).toMatchObject({ text: 'Do you also draw signs?' });
});

test('of somebody who has left only the messages stay, until both sides are gone', async () => {
  const id = await talk();
  await buyer.setSeenShown({ showsSeen: true });
  await buyer.blockPerson({ id: stranger._id });
  await buyer.reportContent({ kind: 'conversation', subject: id, reason: 'other' });
  const people = createPersonalDataQueries(market.database);
  expect(await people.collect(buyer._id)).toMatchObject({
    messages: [{ text: 'Do you also draw signs?' }],
    blocks: [{ blocked_id: stranger._id }],
    reports: [{ reason: 'other' }],
    messageChoices: [{ shows_seen: true }],
  });

  await people.erase(buyer._id);
  const { conversation } = await seller.getConversation({ id });
  expect(conversation).toMatchObject({ person: null, writing: 'gone', otherSeenNumber: null });
  expect(await read(seller, id)).toEqual(['Do you also draw signs?', 'I do.']);
  expect((await seller.listConversations()).conversations).toHaveLength(1);
  await expect(seller.sendMessage({ id, text: 'Hello?' })).rejects.toMatchObject({
    code: 'personGone',
  });

  await people.erase(seller._id);
  await forget();
  expect(await market.database.selectFrom('messages').select('id').execute()).toEqual([]);
});

const forget = () => runJob([createForgetMessages(market.database)], 'forget messages');

test('what was deleted is kept for 90 days for those who look into reports, and then forgotten', async () => {
  const id = await begin();
  const note = await sendFile(buyer, 'a note', { purpose: 'message' });
  const { message } = await buyer.sendMessage({ id, text: 'Wrong.', files: [note._id] });
  await buyer.deleteMessage({ id, message: message._id });
  const readKept = () =>
    market.database
      .selectFrom('messages')
      .select(['text', 'file_places'])
      .where('id', '=', message._id)
      .executeTakeFirst();
  const isPlaced = async () =>
    (await market.database.selectFrom('files').select('place').executeTakeFirst())?.place !== null;

  await forget();
  expect(await readKept()).toMatchObject({ text: 'Wrong.' });
  await market.database
    .updateTable('messages')
    .set({ deleted_at: new Date(Date.now() - 91 * 86_400_000) })
    .where('id', '=', message._id)
    .execute();
  expect(await isPlaced()).toBe(true);
  await forget();
  expect(await readKept()).toEqual({ text: '', file_places: [] });
  expect(await isPlaced()).toBe(false);
  expect(await read(seller, id)).toEqual(['Do you also draw signs?', '']);
});
