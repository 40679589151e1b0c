import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { notificationRefusals } from './refusals.ts';

/**
 * By which mail somebody hears of something: at once, with others in one mail while they are away, or not.
 *
 * @see Specification, X31
 */
export const mailChoiceSchema = z.enum(['now', 'digest', 'off']);
/**
 * By which mail somebody hears of something.
 *
 * @see Specification, X31
 */
export type MailChoice = z.infer<typeof mailChoiceSchema>;

/**
 * Of what people are told, and how until they choose otherwise. `isFixed` is what nobody may do without:
 * it is about money, or a time begins to run.
 *
 * @see Specification, X31
 */
export const notificationKinds = {
  orders: { isFixed: true, mail: 'now' },
  money: { isFixed: true, mail: 'now' },
  decisions: { isFixed: true, mail: 'now' },
  reminders: { isFixed: false, mail: 'now' },
  updates: { isFixed: false, mail: 'now' },
  messages: { isFixed: false, mail: 'digest' },
} as const satisfies Record<string, { isFixed: boolean; mail: MailChoice }>;
/**
 * Of what people are told.
 *
 * @see Specification, X31
 */
export type NotificationKind = keyof typeof notificationKinds;

/**
 * How somebody is told of things of one kind.
 *
 * @see Specification, X31
 */
export const notificationChoiceSchema = z.object({
  /** A `NotificationKind`, or one that this client does not know. */
  kind: z.string(),
  /** Whether they stand in the list. */
  site: z.boolean(),
  mail: mailChoiceSchema,
  /** Whether nothing of it can be changed. */
  isFixed: z.boolean(),
});
/**
 * How somebody is told of things of one kind.
 *
 * @see Specification, X31
 */
export type NotificationChoice = z.infer<typeof notificationChoiceSchema>;

/**
 * Something that somebody should hear of. It says what has happened in names and numbers, from which a
 * client makes a sentence in its own language.
 *
 * @see Specification, X31
 */
export const notificationSchema = z.object({
  _id: idSchema,
  /** A `NotificationKind`, or one that this client does not know. */
  kind: z.string(),
  /**
   * Which sentence tells of it, such as `delivered` or `messageReceived`; perhaps one that this client does not know.
   */
  name: z.string(),
  /** What it is about; null for nothing that could be opened. */
  subject: z.nullable(
    z.object({
      /**
       * An `order` is one that the reader has placed, a `sale` one that they are to deliver, a `conversation` one
       * of theirs, a `decision` one about them or what is theirs, a `service` one that they have reviewed.
       */
      type: z.string(),
      _id: idSchema,
    }),
  ),
  /**
   * What the sentence is made of, such as `title`, `until` (ISO 8601 text), `amount` (in rupees) and `person` (a
   * name).
   */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** How often it has happened since it was last seen. */
  times: z.number(),
  /** When it happened last. */
  createdAt: momentSchema,
  isSeen: z.boolean(),
});
/**
 * Something that somebody should hear of.
 *
 * @see Specification, X31
 */
export type Notification = z.infer<typeof notificationSchema>;

/**
 * What a client should ask for again.
 *
 * @see Specification, X31
 */
export interface NewsTag {
  /**
   * `Order` is one order, `Conversation` one conversation, `Notifications` the list, `Session` a browser that
   * was signed out, `Decisions` what was decided about the reader, `*` all that is shown; perhaps one that this
   * client does not know.
   */
  type: string;
  /** Null for all of the type. */
  id: string | null;
}

/** The bytes of server-sent events. */
const eventStreamSchema: z.ZodMiniType<ReadableStream<Uint8Array>> = z.custom(
  (value) => value instanceof ReadableStream,
);

const choicesAnswer = z.object({ choices: z.array(notificationChoiceSchema) });

/**
 * The calls about notifications, and about what is new. The hosted backend lacks all of them.
 *
 * @see Specification, X31
 */
export const notificationCalls = {
  /**
   * `GET /notifications`: lists what has happened to the caller, the newest first, a page at a time.
   *
   * @see Specification, X31
   */
  listNotifications: call({
    method: 'GET',
    path: '/notifications',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object({ notifications: z.array(notificationSchema), ...pageAnswer }),
  }),
  /**
   * `PUT /notifications/seen`: says that the caller has seen all that happened until a moment, as `createdAt`
   * of the newest has it. What comes later stays unseen.
   *
   * @see Specification, X31
   */
  markNotificationsSeen: call({
    method: 'PUT',
    path: '/notifications/seen',
    access: 'signedIn',
    request: z.object({ upTo: z.iso.datetime('Please say until when.') }),
    answer: doneSchema,
    isRepeatable: true,
  }),
  /**
   * `GET /notifications/unread`: counts what the caller has not seen. 100 means 100 or more.
   *
   * @see Specification, X31
   */
  getUnread: call({
    method: 'GET',
    path: '/notifications/unread',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ notifications: z.number() }),
  }),
  /**
   * `GET /notifications/choices`: tells how the caller is told of what.
   *
   * @see Specification, X31
   */
  getNotificationChoices: call({
    method: 'GET',
    path: '/notifications/choices',
    access: 'signedIn',
    request: z.object({}),
    answer: choicesAnswer,
  }),
  /**
   * `PUT /notifications/choices`: changes how the caller is told of some kinds. Fails with `validation` for
   * one that is fixed.
   *
   * @see Specification, X31
   */
  updateNotificationChoices: call({
    method: 'PUT',
    path: '/notifications/choices',
    access: 'signedIn',
    request: z.object({
      choices: z
        .array(z.object({ kind: z.string(), site: z.boolean(), mail: mailChoiceSchema }))
        .check(z.maxLength(20)),
    }),
    answer: choicesAnswer,
    refusals: [notificationRefusals.fixedChoice],
    isRepeatable: true,
  }),
  /**
   * `GET /events`: server-sent events that say what to ask for again, and nothing else: `data` is
   * `{"tags":[{"type":"Order","id":"…"}]}`. After a cut, `Last-Event-ID` (here `after`) goes on where it was;
   * without it, or after two days, the first event has the tag `*`. `readNews` reads the stream. It ends when
   * the session does. Fails with `server` (503) while too many streams are open.
   *
   * @see Specification, X31
   */
  followEvents: call({
    method: 'GET',
    path: '/events',
    access: 'signedIn',
    request: z.object({
      /** The id of the last event, as the header `Last-Event-ID`. */
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: eventStreamSchema,
    refusals: [notificationRefusals.manyStreams],
    isStream: true,
    isRepeatable: false,
  }),
};

export const {
  listNotifications,
  markNotificationsSeen,
  getUnread,
  getNotificationChoices,
  updateNotificationChoices,
  followEvents,
} = notificationCalls;
