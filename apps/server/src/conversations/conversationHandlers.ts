import { type CheckedMarketRequest, messageLimits, refusals } from '@market/api/contract';
import type { Database } from '../database/openDatabase.ts';
import type { Handlers, SignedInPerson, Visit } from '../http/Handlers.ts';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import type { OfferQueries } from '../offers/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import {
  type ConversationQueries,
  type ConversationRow,
  toConversation,
} from './conversationQueries.ts';
import { countInWords } from './countInWords.ts';
import { deliver, type Delivered } from './deliver.ts';
import { hasContacts } from './findContacts.ts';
import type { MessageQueries } from './messageQueries.ts';
import type { TellMessage } from './tellMessage.ts';

/** What the handlers about conversations work with. */
export interface ConversationParts {
  database: Database;
  conversations: ConversationQueries;
  messages: MessageQueries;
  offers: OfferQueries;
  limits: RateLimits;
  book: MarketBook;
  tellMessage: TellMessage;
}

const messagesOfPerson: RateLimit = { name: 'messages', count: 20, minutes: 1 };
const conversationsOfHour: RateLimit = { name: 'conversations-hour', count: 10, minutes: 60 };
const conversationsOfDay: RateLimit = { name: 'conversations-day', count: 30, minutes: 24 * 60 };
/** Newcomers begin slowly. */
const conversationsOfNewcomer: RateLimit = {
  name: 'conversations-newcomer',
  count: 5,
  minutes: 24 * 60,
};

const dayMs = 24 * 60 * 60 * 1000;

const missing = () => new CallRefusal(refusals.conversationNotFound);

/** What somebody writes, and with what it is about. */
type Wish = Pick<
  CheckedMarketRequest<'sendMessage'>,
  'text' | 'files' | 'service' | 'order' | 'offer' | 'sendsContacts'
>;

/** Answers the calls about conversations. Those of others count as not found. */
export function createConversationHandlers(parts: ConversationParts) {
  const { database, conversations, messages, offers, limits, book, tellMessage } = parts;

  async function find(id: string, personId: string): Promise<ConversationRow> {
    const row = await conversations.find(id, personId);
    if (!row) throw missing();
    return row;
  }

  async function load(id: string, personId: string) {
    const row = await find(id, personId);
    const lastMessage = (await messages.findNewest([id], personId)).get(id);
    // What was held of the other is not there for this one.
    if (!lastMessage) throw missing();
    return conversations.complete(row, personId, lastMessage);
  }

  async function answer({ messageId, conversationId }: Delivered, personId: string) {
    const message = await messages.findOwn(messageId, personId);
    if (!message) throw new CallRefusal(refusals.messageNotFound);
    return { conversation: await load(conversationId, personId), message };
  }

  async function findEarlier(personId: string, { idempotencyKey }: Visit) {
    if (idempotencyKey === undefined) return undefined;
    const found = await messages.findByKey(personId, idempotencyKey);
    return found && { messageId: found.id, conversationId: found.conversationId };
  }

  /** With whom this person talks about an order, or about a service on the market. */
  async function findOther(
    { service, order }: { service?: string | undefined; order?: string | undefined },
    personId: string,
  ): Promise<string> {
    if (order !== undefined) {
      const other = await conversations.findOtherOfOrder(order, personId);
      if (other === undefined) throw new CallRefusal(refusals.orderNotFound, { field: 'order' });
      if (other === null) throw new CallRefusal(refusals.personGone);
      return other;
    }
    const owner = service && (await conversations.findOwnerOfService(service));
    if (!owner) throw new CallRefusal(refusals.serviceNotFound, { field: 'service' });
    if (owner === personId) throw new CallRefusal(refusals.ownServiceAsked);
    return owner;
  }

  /** Makes sure that what a message is about has to do with both sides. */
  async function checkSubjects({ service, order, offer }: Wish, personId: string, otherId: string) {
    if (order !== undefined) {
      const other = await conversations.findOtherOfOrder(order, personId);
      if (other !== otherId) throw new CallRefusal(refusals.orderNotFound, { field: 'order' });
    }
    if (service !== undefined) {
      const owner = await conversations.findOwnerOfService(service);
      if (owner !== personId && owner !== otherId) {
        throw new CallRefusal(refusals.serviceNotFound, { field: 'service' });
      }
    }
    if (offer !== undefined && (await offers.findTerms(offer))?.sellerId !== personId) {
      throw new CallRefusal(refusals.offerNotFound, { field: 'offer' });
    }
  }

  /** What the owner of the market wants done with contact details. Two who have an order may call each other. */
  async function judgeContacts({ text, order, sendsContacts }: Wish) {
    const { settings } = await book.read();
    const mode = settings['messages.contacts'];
    const isFound = mode !== 'off' && order === undefined && hasContacts(text);
    if (isFound && mode === 'warn' && !sendsContacts) {
      throw new CallRefusal(refusals.contactsFound);
    }
    return { hasContacts: isFound, isHeldForContacts: isFound && mode === 'hold' };
  }

  async function write(
    { _id: senderId }: SignedInPerson,
    otherId: string,
    wish: Wish,
    visit: Visit,
  ) {
    const { text, files, service, order, offer } = wish;
    if (text === '' && files.length === 0 && offer === undefined) {
      throw new CallRefusal(refusals.emptyMessage, { field: 'text' });
    }
    const contacts = await judgeContacts(wish);
    const delivered =
      (await deliver(
        database,
        {
          senderId,
          otherId,
          text,
          files: [...new Set(files)],
          service,
          order,
          offer,
          ...contacts,
          idempotencyKey: visit.idempotencyKey,
        },
        tellMessage,
      )) ?? (await findEarlier(senderId, visit));
    if (!delivered) throw missing();
    return answer(delivered, senderId);
  }

  const countMessage = (personId: string) =>
    countInWords(limits, refusals.manyMessages, [messagesOfPerson, personId]);

  /** Counts a conversation that somebody begins with a stranger. */
  async function countBeginning(personId: string) {
    const isNew = Date.now() - (await conversations.findArrival(personId)).getTime() < dayMs;
    await countInWords(
      limits,
      refusals.manyConversations,
      [conversationsOfHour, personId],
      [isNew ? conversationsOfNewcomer : conversationsOfDay, personId],
    );
  }

  return {
    listConversations: async (wish, { _id }) => {
      const { rows, ...cursors } = await conversations.list(_id, wish);
      const newest = await messages.findNewest(
        rows.map(({ id }) => id),
        _id,
      );
      return {
        conversations: rows.flatMap((row) => {
          const lastMessage = newest.get(row.id);
          return lastMessage ? [toConversation(row, lastMessage)] : [];
        }),
        unreadCount: await conversations.countUnread(_id),
        showsSeen: await conversations.showsSeen(_id),
        ...cursors,
      };
    },

    findConversation: async (about, { _id }) => {
      const row = await conversations.findWith(_id, await findOther(about, _id));
      if (!row) return { conversation: null };
      const lastMessage = (await messages.findNewest([row.id], _id)).get(row.id);
      return { conversation: lastMessage ? toConversation(row, lastMessage) : null };
    },

    getConversation: async ({ id, order, cursor }, { _id }) => ({
      conversation: await load(id, _id),
      ...(await messages.list(id, _id, { order, cursor })),
    }),

    startConversation: async (request, person, visit) => {
      const earlier = await findEarlier(person._id, visit);
      if (earlier) return answer(earlier, person._id);

      const otherId = await findOther(request, person._id);
      const about = request.order === undefined ? request : { ...request, service: undefined };
      await countMessage(person._id);
      const isNew = (await conversations.findWith(person._id, otherId)) === undefined;
      if (isNew && request.order === undefined) await countBeginning(person._id);
      return write(person, otherId, { ...about, offer: undefined }, visit);
    },

    sendMessage: async ({ id, ...request }, person, visit) => {
      const earlier = await findEarlier(person._id, visit);
      if (earlier) return answer(earlier, person._id);

      const { other_id: otherId } = await find(id, person._id);
      if (otherId === null) throw new CallRefusal(refusals.personGone);
      await checkSubjects(request, person._id, otherId);
      await countMessage(person._id);
      return write(person, otherId, request, visit);
    },

    markSeen: async ({ id, number }, { _id }) => {
      const seen = await conversations.markSeen(id, _id, number);
      if (!seen) throw missing();
      return seen;
    },

    changeConversation: async ({ id, ...change }, { _id }) => {
      if (!(await conversations.change(id, _id, change))) throw missing();
      return {};
    },

    deleteMessage: async ({ id, message }, { _id }) => {
      await find(id, _id);
      const outcome = await messages.delete(id, message, _id);
      if (outcome === 'missing') throw new CallRefusal(refusals.messageNotFound);
      if (outcome === 'late') {
        const values = { minutes: messageLimits.deletionMinutes };
        throw new CallRefusal(refusals.messageKept, { values });
      }
      return {};
    },

    setSeenShown: async ({ showsSeen }, { _id }) => {
      await conversations.setSeenShown(_id, showsSeen);
      return {};
    },
  } satisfies Partial<Handlers>;
}
