import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, imageSchema, momentSchema } from '../contract/values.ts';
import { fileRefusals } from '../files/refusals.ts';
import { offerRefusals } from '../offers/refusals.ts';
import { orderRefusals } from '../orders/refusals.ts';
import { peopleRefusals } from '../people/refusals.ts';
import { serviceRefusals } from '../services/refusals.ts';
import { messageLimits } from './messageLimits.ts';
import { conversationSchema, messageSchema, wholeConversationSchema } from './messages.ts';
import { conversationRefusals, reportRefusals } from './refusals.ts';

const idRequest = z.object({ id: idSchema });

/** What somebody writes to somebody. */
const messageFields = {
  /** Plain text with line breaks; may be empty where files or an offer are sent. */
  text: z
    .string(conversationRefusals.emptyMessage.message)
    .check(
      z.trim(),
      z.maxLength(
        messageLimits.characters,
        `A message may have at most ${messageLimits.characters} characters.`,
      ),
    ),
  /** The ids of own files that belong to nothing yet. */
  files: z._default(
    z
      .array(idSchema)
      .check(
        z.maxLength(
          messageLimits.files,
          `A message may have at most ${messageLimits.files} files.`,
        ),
      ),
    [],
  ),
  /** Whether it is sent although it seems to hold contact details. */
  sendsContacts: z._default(z.boolean(), false),
};

/** How writing may be refused. */
const writingRefusals = [
  conversationRefusals.emptyMessage,
  serviceRefusals.serviceNotFound,
  orderRefusals.orderNotFound,
  fileRefusals.fileNotFound,
  fileRefusals.fileInUse,
  fileRefusals.fileNotReady,
  conversationRefusals.personBlocked,
  conversationRefusals.messagesBlocked,
  conversationRefusals.personGone,
  conversationRefusals.answerAwaited,
  conversationRefusals.contactsFound,
  conversationRefusals.manyMessages,
];

/** What was written, and what has become of the conversation. */
const writtenAnswer = z.object({ conversation: wholeConversationSchema, message: messageSchema });

/**
 * Somebody who is blocked.
 *
 * @see Specification, X32
 */
export const blockedPersonSchema = z.object({
  _id: idSchema,
  fullname: z.string(),
  avatar: imageSchema,
  blockedAt: momentSchema,
});
/**
 * Somebody who is blocked.
 *
 * @see Specification, X32
 */
export type BlockedPerson = z.infer<typeof blockedPersonSchema>;

/**
 * What can be reported.
 *
 * @see Specification, X32
 */
export const reportKindSchema = z.enum(['message', 'conversation', 'service', 'review', 'person']);
/**
 * What can be reported.
 *
 * @see Specification, X32
 */
export type ReportKind = z.infer<typeof reportKindSchema>;

/**
 * Why something is reported: `outside` means that somebody wants to be paid outside of the market.
 *
 * @see Specification, X32
 */
export const reportReasonSchema = z.enum([
  'spam',
  'fraud',
  'outside',
  'harassment',
  'copied',
  'illegal',
  'other',
]);
/**
 * Why something is reported.
 *
 * @see Specification, X32
 */
export type ReportReason = z.infer<typeof reportReasonSchema>;

/**
 * The calls about conversations. The hosted backend lacks all of them.
 *
 * @see Specification, X32
 */
export const conversationCalls = {
  /**
   * `GET /messages`: lists the conversations of the caller, the one with the newest message first, a page at a
   * time.
   *
   * @see Specification, X32
   */
  listConversations: call({
    method: 'GET',
    path: '/messages',
    access: 'signedIn',
    request: z.object({
      /** Defaults to those that are not archived; `unread` are those of them with something new. */
      state: z._default(z.enum(['inbox', 'unread', 'archived']), 'inbox'),
      /** How a word of the other one's name, or of a message, begins. */
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      ...pageRequest,
    }),
    answer: z.object({
      conversations: z.array(conversationSchema),
      /** How many conversations that are not archived have something new. */
      unreadCount: z.number(),
      /** Whether the caller shows what they have seen, and is shown it. */
      showsSeen: z.boolean(),
      ...pageAnswer,
    }),
  }),
  /**
   * `GET /messages/find`: finds the conversation with the owner of a service, or with the other side of an order.
   * Fails with `notFound` where there is no such service or order for the caller.
   *
   * @see Specification, X32
   */
  findConversation: call({
    method: 'GET',
    path: '/messages/find',
    access: 'signedIn',
    request: z.object({
      service: z.optional(idSchema),
      /** Counts instead of the service, if both are given. */
      order: z.optional(idSchema),
    }),
    answer: z.object({
      /** Null when the two have not written yet: then `startConversation` begins. */
      conversation: z.nullable(conversationSchema),
    }),
    refusals: [
      serviceRefusals.serviceNotFound,
      orderRefusals.orderNotFound,
      conversationRefusals.ownServiceAsked,
    ],
  }),
  /**
   * `GET /messages/{id}`: gives a conversation with its messages, the newest first, a page at a time. Fails with
   * `notFound`.
   *
   * @see Specification, X32
   */
  getConversation: call({
    method: 'GET',
    path: '/messages/{id}',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      /** Leaves out what is not about this order. */
      order: z.optional(idSchema),
      ...pageRequest,
    }),
    answer: z.object({
      conversation: wholeConversationSchema,
      messages: z.array(messageSchema),
      ...pageAnswer,
    }),
    refusals: [conversationRefusals.conversationNotFound],
  }),
  /**
   * `POST /messages/new`: writes to the owner of a service that is on the market, or to the other side of an
   * order. Two people have one conversation: if there is one, it goes on. Fails with `validation`, `notFound`,
   * `conflict` for what may not be sent, or `tooMany`.
   *
   * @see Specification, X32
   */
  startConversation: call({
    method: 'POST',
    path: '/messages/new',
    access: 'signedIn',
    request: z.object({
      service: z.optional(idSchema),
      /** Counts instead of the service, if both are given. */
      order: z.optional(idSchema),
      ...messageFields,
    }),
    answer: writtenAnswer,
    refusals: [
      conversationRefusals.ownServiceAsked,
      ...writingRefusals,
      conversationRefusals.manyConversations,
    ],
    takesIdempotencyKey: true,
  }),
  /**
   * `POST /messages/{id}`: writes to somebody with whom there is a conversation. Fails with `validation`,
   * `notFound`, `conflict` for what may not be sent, or `tooMany`.
   *
   * @see Specification, X32
   */
  sendMessage: call({
    method: 'POST',
    path: '/messages/{id}',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      /** What it is about: a service of one of the two. */
      service: z.optional(idSchema),
      /** What it is about: an order between the two. */
      order: z.optional(idSchema),
      /** An own offer, as `makeOffer` has made it. */
      offer: z.optional(idSchema),
      ...messageFields,
    }),
    answer: writtenAnswer,
    refusals: [
      conversationRefusals.conversationNotFound,
      offerRefusals.offerNotFound,
      ...writingRefusals,
    ],
    takesIdempotencyKey: true,
  }),
  /**
   * `PUT /messages/{id}/seen`: says up to which message the caller has seen a conversation. It only goes forward.
   * Fails with `notFound`.
   *
   * @see Specification, X32
   */
  markSeen: call({
    method: 'PUT',
    path: '/messages/{id}/seen',
    access: 'signedIn',
    request: z.object({ id: idSchema, number: z.int().check(z.minimum(0)) }),
    answer: z.object({
      /** Up to which message they have seen it now. */
      seenNumber: z.number(),
      /** How many they have not. */
      unread: z.number(),
    }),
    refusals: [conversationRefusals.conversationNotFound],
    isRepeatable: true,
  }),
  /**
   * `PUT /messages/{id}`: archives a conversation until the next message, or mutes it, for the caller alone. Fails
   * with `notFound`.
   *
   * @see Specification, X32
   */
  changeConversation: call({
    method: 'PUT',
    path: '/messages/{id}',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      isArchived: z.optional(z.boolean()),
      isMuted: z.optional(z.boolean()),
    }),
    answer: doneSchema,
    refusals: [conversationRefusals.conversationNotFound],
    isRepeatable: true,
  }),
  /**
   * `DELETE /messages/{id}/{message}`: deletes an own message, which leaves an empty one. Fails with `notFound`, or
   * `conflict` when too much time has passed.
   *
   * @see Specification, X32
   */
  deleteMessage: call({
    method: 'DELETE',
    path: '/messages/{id}/{message}',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      /** Its id. */
      message: idSchema,
    }),
    answer: doneSchema,
    refusals: [
      conversationRefusals.conversationNotFound,
      conversationRefusals.messageNotFound,
      conversationRefusals.messageKept,
    ],
    isRepeatable: true,
  }),
  /**
   * `PUT /messages/seen`: sets whether the caller shows what they have seen. Who does not is not shown what others
   * have seen.
   *
   * @see Specification, X32
   */
  setSeenShown: call({
    method: 'PUT',
    path: '/messages/seen',
    access: 'signedIn',
    request: z.object({ showsSeen: z.boolean() }),
    answer: doneSchema,
    isRepeatable: true,
  }),
  /**
   * `PUT /auth/user/{id}/block`: blocks somebody: neither writes to the other any more, but about orders that are
   * under way. Fails with `validation` for oneself or too many, or `notFound`.
   *
   * @see Specification, X32
   */
  blockPerson: call({
    method: 'PUT',
    path: '/auth/user/{id}/block',
    access: 'signedIn',
    request: idRequest,
    answer: doneSchema,
    refusals: [
      peopleRefusals.personNotFound,
      reportRefusals.ownAccountBlocked,
      reportRefusals.tooManyBlocks,
    ],
    isRepeatable: true,
  }),
  /**
   * `DELETE /auth/user/{id}/block`: no longer blocks somebody. Fails with `notFound`.
   *
   * @see Specification, X32
   */
  unblockPerson: call({
    method: 'DELETE',
    path: '/auth/user/{id}/block',
    access: 'signedIn',
    request: idRequest,
    answer: doneSchema,
    refusals: [peopleRefusals.personNotFound],
    isRepeatable: true,
  }),
  /**
   * `GET /auth/blocks`: lists whom the caller has blocked, the newest first, a page at a time.
   *
   * @see Specification, X32
   */
  listBlocks: call({
    method: 'GET',
    path: '/auth/blocks',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object({ people: z.array(blockedPersonSchema), ...pageAnswer }),
  }),
  /**
   * `POST /reports/new`: tells those who run the market of something that should not be here. The reported
   * person never learns by whom. Saying the same again changes nothing. Fails with `validation` for something own,
   * `notFound` for what the caller cannot see, or `tooMany`.
   *
   * @see Specification, X32
   */
  reportContent: call({
    method: 'POST',
    path: '/reports/new',
    access: 'signedIn',
    request: z.object({
      kind: reportKindSchema,
      /** The id of what is reported; for a review, of its service, or of its order. */
      subject: idSchema,
      /** Who wrote the review; only for reviews of services. */
      writer: z.optional(idSchema),
      /** Whether it is what the other side of an order says of the caller; only for reviews. Defaults to no. */
      isOfOrder: z.optional(z.boolean()),
      reason: reportReasonSchema,
      /** What the caller wants to say about it. */
      text: z._default(
        z.string().check(z.trim(), z.maxLength(2000, 'A report may have at most 2000 characters.')),
        '',
      ),
    }),
    answer: doneSchema,
    refusals: [
      reportRefusals.contentNotFound,
      reportRefusals.ownContentReported,
      reportRefusals.manyReports,
    ],
    isRepeatable: true,
  }),
};

export const {
  listConversations,
  findConversation,
  getConversation,
  startConversation,
  sendMessage,
  markSeen,
  changeConversation,
  deleteMessage,
  setSeenShown,
  blockPerson,
  unblockPerson,
  listBlocks,
  reportContent,
} = conversationCalls;
