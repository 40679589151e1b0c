import { refused, same } from '../conformance/findings.ts';
import { toUnknown } from '../conformance/Stage.ts';
import type { Ids, Stage } from '../conformance/Stage.ts';
import { refusals } from '../contract/refusals.ts';
import type { Service } from '../services/calls.ts';

/** Asking somebody about a service, and being let alone. */
export async function checkConversations(
  { look, visitor, seller, buyer, mark, people }: Stage,
  { sellerId, buyerId }: Ids,
  { _id: service }: Service,
) {
  const text = `Is this still to be had, ${mark}?`;

  await look('findConversation', 'finds none before the first message', async () =>
    same(await buyer.findConversation({ service }), { conversation: null }),
  );
  await look('startConversation', 'refuses a visitor', () =>
    refused(visitor.startConversation({ service, text }), { kind: 'unauthorized' }),
  );
  await look('startConversation', 'lets nobody ask themselves', () =>
    refused(seller.startConversation({ service, text }), refusals.ownServiceAsked),
  );
  await look('startConversation', 'wants words, a file or an offer', () =>
    refused(buyer.startConversation({ service, text: ' ' }), refusals.emptyMessage),
  );
  await look('startConversation', 'asks the owner of a service, once for each key', async () => {
    const idempotencyKey = `ask-${mark}`;
    const first = await buyer.startConversation({ service, text }, { idempotencyKey });
    const again = await buyer.startConversation({ service, text }, { idempotencyKey });
    same(first, {
      conversation: { person: { _id: sellerId }, messagesLeft: 2, isAnswered: false },
      message: { number: 1, isMine: true, text, service: { _id: service } },
    });
    same(again.message, { _id: first.message._id });
  });

  const findId = async () =>
    (await buyer.findConversation({ service })).conversation?._id ?? 'missing';

  await look('listConversations', 'shows it to the other as new', async () =>
    same(await seller.listConversations({ state: 'unread' }), {
      conversations: [{ person: { _id: buyerId }, unread: 1, lastMessage: { text } }],
      unreadCount: 1,
    }),
  );
  await look('listConversations', 'finds it by the name of the other', async () =>
    same(await seller.listConversations({ keyword: people.buyer.fullname.split(' ')[1] }), {
      conversations: [{ person: { _id: buyerId } }],
    }),
  );
  await look('markSeen', 'only goes forward', async () => {
    const id = await findId();
    same(await seller.markSeen({ id, number: 1 }), { seenNumber: 1, unread: 0 });
    same(await seller.markSeen({ id, number: 0 }), { seenNumber: 1, unread: 0 });
    same(await buyer.getConversation({ id }), { conversation: { otherSeenNumber: 1 } });
  });
  await look('getConversation', 'is not there for others', async () => {
    const id = await findId();
    await refused(visitor.getConversation({ id }), { kind: 'unauthorized' });
    await refused(seller.getConversation({ id: toUnknown(id) }), refusals.conversationNotFound);
  });
  await look('sendMessage', 'answers, which lets both write freely', async () => {
    const id = await findId();
    await seller.sendMessage({ id, text: 'It is.' });
    same(await buyer.getConversation({ id }), {
      conversation: { isAnswered: true, messagesLeft: null, writing: 'open' },
      messages: [
        { number: 2, isMine: false },
        { number: 1, isMine: true },
      ],
    });
  });
  await look('deleteMessage', 'leaves an empty one, and is its writer’s alone', async () => {
    const id = await findId();
    const { message } = await buyer.sendMessage({ id, text: 'Wrong window.' });
    await refused(seller.deleteMessage({ id, message: message._id }), refusals.messageNotFound);
    await buyer.deleteMessage({ id, message: message._id });
    const { messages } = await seller.getConversation({ id });
    same(messages[0], { _id: message._id, isDeleted: true, text: '' });
  });
  await look('changeConversation', 'archives it for one side', async () => {
    const id = await findId();
    await buyer.changeConversation({ id, isArchived: true, isMuted: true });
    same(await buyer.listConversations({ state: 'archived' }), {
      conversations: [{ _id: id, isMuted: true }],
    });
    same(await seller.getConversation({ id }), { conversation: { isArchived: false } });
  });
  await look('setSeenShown', 'hides what both have seen', async () => {
    const id = await findId();
    await buyer.setSeenShown({ showsSeen: false });
    same(await buyer.getConversation({ id }), { conversation: { otherSeenNumber: null } });
    same(await seller.getConversation({ id }), { conversation: { otherSeenNumber: null } });
    await buyer.setSeenShown({ showsSeen: true });
  });
  await look('blockPerson', 'ends writing both ways, until it is taken back', async () => {
    const id = await findId();
    await seller.blockPerson({ id: buyerId });
    same(await seller.listBlocks(), { people: [{ _id: buyerId }] });
    await refused(buyer.sendMessage({ id, text }), refusals.messagesBlocked);
    await refused(seller.sendMessage({ id, text }), refusals.personBlocked);
    await seller.unblockPerson({ id: buyerId });
    await buyer.sendMessage({ id, text: 'Thank you.' });
  });
  await look(
    'reportContent',
    'takes a report of what the caller can see, and of nothing else',
    async () => {
      const id = await findId();
      await seller.reportContent({ kind: 'conversation', subject: id, reason: 'spam' });
      await refused(visitor.reportContent({ kind: 'conversation', subject: id, reason: 'spam' }), {
        kind: 'unauthorized',
      });
      await refused(
        seller.reportContent({ kind: 'message', subject: toUnknown(id), reason: 'spam' }),
        refusals.contentNotFound,
      );
      await refused(
        seller.reportContent({ kind: 'person', subject: sellerId, reason: 'other' }),
        refusals.ownContentReported,
      );
    },
  );
}
