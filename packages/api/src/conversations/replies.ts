import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { createId, findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { samplePeople } from '../people/samples.ts';
import { messageLimits } from './messageLimits.ts';
import type { Conversation, Message, MessageSubject, WholeConversation } from './messages.ts';
import { createConversation, createMessage, type SampleConversation } from './samples.ts';

const toWhole = ({ messages: _messages, ...whole }: SampleConversation): WholeConversation => whole;

const toRow = ({
  _id,
  person,
  lastMessage,
  unread,
  isArchived,
  isMuted,
}: SampleConversation): Conversation => ({
  _id,
  person,
  lastMessage,
  unread,
  isArchived,
  isMuted,
});

/** Why nothing may be written in a conversation. */
const refusalOf = {
  waiting: 'answerAwaited',
  blockedByYou: 'personBlocked',
  blocked: 'messagesBlocked',
  gone: 'personGone',
} as const satisfies Record<Exclude<WholeConversation['writing'], 'open'>, string>;

interface Written {
  text: string;
  files: string[];
  service?: string | undefined;
  order?: string | undefined;
  offer?: string | undefined;
}

/** When everything happens there. */
const now = '2026-11-24T12:00:00.000Z';

/** How a pretended backend answers the calls about conversations. Nobody ever answers there. */
export const createConversationReplies = (market: PretendedMarket) => {
  const find = (id: string) => market.conversations.find(({ _id }) => _id === id);

  const change = (id: string, fields: Partial<SampleConversation>) => {
    market.conversations = market.conversations.map((one) =>
      one._id === id ? { ...one, ...fields } : one,
    );
  };

  const toSubject = (id: string | undefined): MessageSubject | null => {
    const service = id === undefined ? undefined : findService(market, id);
    return service ? { _id: service._id, title: service.title } : null;
  };

  const toOrder = (id: string | undefined): MessageSubject | null => {
    const order = market.orders.find(({ _id }) => _id === id);
    return order ? { _id: order._id, title: order.service?.title ?? '' } : null;
  };

  /** With whom something is about a service or an order. */
  const findOther = ({
    service,
    order,
  }: {
    service?: string | undefined;
    order?: string | undefined;
  }) => {
    const ordered = market.orders.find(({ _id }) => _id === order)?.service?._id;
    const owner = findService(market, ordered ?? service ?? '')?.user[0];
    return samplePeople.find(({ _id }) => _id === owner?._id);
  };

  const write = (conversation: SampleConversation, { text, files, ...about }: Written) => {
    if (conversation.writing !== 'open' && about.order === undefined) {
      return createRefusal(refusalOf[conversation.writing]);
    }
    if (text === '' && files.length === 0 && about.offer === undefined) {
      return createRefusal('emptyMessage', undefined, 'text');
    }
    const number = Math.max(0, ...conversation.messages.map((one) => one.number ?? 0)) + 1;
    const message: Message = createMessage({
      _id: createId(market, 'message'),
      number,
      isMine: true,
      text,
      files: market.files.filter(({ _id }) => files.includes(_id)),
      service: toSubject(about.service),
      order: toOrder(about.order),
      offer: market.offers.find(({ _id }) => _id === about.offer) ?? null,
      sentAt: now,
      deletableUntil: '2026-11-24T12:15:00.000Z',
    });
    const messagesLeft =
      conversation.messagesLeft === null ? null : Math.max(0, conversation.messagesLeft - 1);
    const changed: SampleConversation = {
      ...conversation,
      messages: [message, ...conversation.messages],
      lastMessage: message,
      seenNumber: number,
      unread: 0,
      isArchived: false,
      messagesLeft,
      writing: messagesLeft === 0 ? 'waiting' : conversation.writing,
    };
    market.conversations = [
      changed,
      ...market.conversations.filter(({ _id }) => _id !== conversation._id),
    ];
    return { conversation: toWhole(changed), message };
  };

  const block = (id: string, writing: 'open' | 'blockedByYou') => {
    market.conversations = market.conversations.map((one) =>
      one.person?._id === id ? { ...one, writing } : one,
    );
  };

  return {
    listConversations: ({ state, keyword = '', cursor }) => {
      const sought = keyword.toLowerCase();
      const found = market.conversations.filter(
        ({ isArchived, unread, person, messages }) =>
          isArchived === (state === 'archived') &&
          (state !== 'unread' || unread > 0) &&
          [person?.fullname ?? '', ...messages.map(({ text }) => text)].some((text) =>
            text.toLowerCase().includes(sought),
          ),
      );
      const { page, cursors } = pageOf(found, cursor);
      return {
        conversations: page.map(toRow),
        unreadCount: market.conversations.filter((one) => !one.isArchived && one.unread > 0).length,
        showsSeen: market.showsSeen,
        ...cursors,
      };
    },
    findConversation: ({ service, order }) => {
      const other = findOther({ service, order });
      if (!other) return createRefusal(order === undefined ? 'serviceNotFound' : 'orderNotFound');
      if (other._id === market.user?._id) return createRefusal('ownServiceAsked');
      const found = market.conversations.find(({ person }) => person?._id === other._id);
      return { conversation: found ? toRow(found) : null };
    },
    getConversation: ({ id, order, cursor }) => {
      const conversation = find(id);
      if (!conversation) return createRefusal('conversationNotFound');
      const about = conversation.messages.filter(
        (message) => order === undefined || message.order?._id === order,
      );
      const { page, cursors } = pageOf(about, cursor);
      return { conversation: toWhole(conversation), messages: page, ...cursors };
    },
    startConversation: ({ service, order, text, files }) => {
      const other = findOther({ service, order });
      if (!other) return createRefusal(order === undefined ? 'serviceNotFound' : 'orderNotFound');
      if (other._id === market.user?._id) return createRefusal('ownServiceAsked');
      const { _id, fullname, avatar } = other;
      const known = market.conversations.find(({ person }) => person?._id === _id);
      const conversation = known ?? {
        ...createConversation({
          _id: createId(market, 'conversation'),
          person: { _id, fullname, avatar },
          seenNumber: 0,
          otherSeenNumber: 0,
          isAnswered: false,
          messagesLeft: order === undefined ? messageLimits.unanswered : null,
        }),
        messages: [],
      };
      return write(conversation, { text, files, service, order });
    },
    sendMessage: ({ id, ...message }) => {
      const conversation = find(id);
      return conversation ? write(conversation, message) : createRefusal('conversationNotFound');
    },
    markSeen: ({ id, number }) => {
      const conversation = find(id);
      if (!conversation) return createRefusal('conversationNotFound');
      const seenNumber = Math.max(
        conversation.seenNumber,
        Math.min(number, conversation.messages.find((one) => one.number !== null)?.number ?? 0),
      );
      const unread = conversation.messages.filter(
        (one) => !one.isMine && (one.number ?? 0) > seenNumber,
      ).length;
      change(id, { seenNumber, unread });
      return { seenNumber, unread };
    },
    changeConversation: ({ id, isArchived, isMuted }) => {
      const conversation = find(id);
      if (!conversation) return createRefusal('conversationNotFound');
      change(id, {
        isArchived: isArchived ?? conversation.isArchived,
        isMuted: isMuted ?? conversation.isMuted,
      });
      return {};
    },
    deleteMessage: ({ id, message: messageId }) => {
      const conversation = find(id);
      if (!conversation) return createRefusal('conversationNotFound');
      const message = conversation.messages.find(({ _id, isMine }) => isMine && _id === messageId);
      if (!message) return createRefusal('messageNotFound');
      if (message.isDeleted) return {};
      if (message.deletableUntil === null) return createRefusal('messageKept');
      const deleted = createMessage({
        _id: message._id,
        number: message.number,
        isMine: true,
        text: '',
        isDeleted: true,
        sentAt: message.sentAt,
      });
      change(id, {
        messages: conversation.messages.map((one) => (one === message ? deleted : one)),
        ...(conversation.lastMessage._id === messageId && { lastMessage: deleted }),
      });
      return {};
    },
    setSeenShown: ({ showsSeen }) => {
      market.showsSeen = showsSeen;
      return {};
    },
    blockPerson: ({ id }) => {
      const person = samplePeople.find(({ _id }) => _id === id);
      if (id === market.user?._id) return createRefusal('ownAccountBlocked');
      if (!person) return createRefusal('personNotFound');
      if (market.blocks.some(({ _id }) => _id === id)) return {};
      const { _id, fullname, avatar } = person;
      market.blocks = [{ _id, fullname, avatar, blockedAt: now }, ...market.blocks];
      block(id, 'blockedByYou');
      return {};
    },
    unblockPerson: ({ id }) => {
      market.blocks = market.blocks.filter(({ _id }) => _id !== id);
      block(id, 'open');
      return {};
    },
    listBlocks: ({ cursor }) => {
      const { page, cursors } = pageOf(market.blocks, cursor);
      return { people: page, ...cursors };
    },
    reportContent: ({ kind, subject }) =>
      kind === 'person' && subject === market.user?._id
        ? createRefusal('ownContentReported')
        : { message: 'Thank you. We will look at it.' },
    listReports: ({ state, cursor }) => {
      const found = market.reports.filter(
        ({ closedAt }) => (closedAt === null) === (state === 'open'),
      );
      const { page, cursors } = pageOf(found, cursor);
      return {
        reports: page.map(
          ({ content: _content, others: _others, entry: _entry, ...report }) => report,
        ),
        ...cursors,
      };
    },
    inspectReport: ({ id }) => {
      const found = market.reports.find(({ _id }) => _id === id);
      if (!found) return createRefusal('reportNotFound');
      const { content, others = [], entry, ...report } = found;
      return { report, content, others, ...(entry && { entry }) };
    },
    takeReport: ({ id }) => {
      const found = market.reports.find(({ _id }) => _id === id);
      if (!found) return createRefusal('reportNotFound');
      if (found.closedAt !== null) return createRefusal('reportClosed');
      const { _id, fullname } = personOf(market);
      if (found.takenBy && found.takenBy._id !== _id) return createRefusal('caseTaken');
      market.reports = market.reports.map((report) =>
        report === found ? { ...found, takenBy: { _id, fullname } } : report,
      );
      return {};
    },
    decideReport: ({ id, action, words, suspension }) => {
      const found = market.reports.find(({ _id }) => _id === id);
      if (!found) return createRefusal('reportNotFound');
      if (found.closedAt !== null) return createRefusal('reportClosed');
      if (action === 'suspend' && !suspension) return createRefusal('suspensionMissing');
      market.reports = market.reports.map((report) =>
        report === found ? { ...found, words, isHeld: false, closedAt: now } : report,
      );
      return {};
    },
    closeReport: ({ id, words, isReleased }) => {
      const found = market.reports.find(({ _id }) => _id === id);
      if (!found) return createRefusal('reportNotFound');
      if (found.closedAt !== null) return createRefusal('reportClosed');
      const isHeld = found.isHeld && !isReleased;
      market.reports = market.reports.map((report) =>
        report === found ? { ...found, words, isHeld, closedAt: now } : report,
      );
      return {};
    },
  } satisfies Partial<Replies>;
};
