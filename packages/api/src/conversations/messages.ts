import * as z from 'zod/mini';
import { idSchema, imageSchema, momentSchema } from '../contract/values.ts';
import { marketFileSchema } from '../files/calls.ts';
import { offerSchema } from '../offers/calls.ts';

/**
 * What a message is about, as a line that leads to it: a service or an order.
 *
 * @see Specification, X32
 */
export const messageSubjectSchema = z.object({ _id: idSchema, title: z.string() });
/**
 * What a message is about.
 *
 * @see Specification, X32
 */
export type MessageSubject = z.infer<typeof messageSubjectSchema>;

/**
 * Why a message waits for somebody of the market to look at it: it seems to hold contact details, or went to
 * many people alike.
 *
 * @see Specification, X32
 */
export const heldReasonSchema = z.enum(['contacts', 'repeated']);
/**
 * Why a message waits for somebody of the market.
 *
 * @see Specification, X32
 */
export type HeldReason = z.infer<typeof heldReasonSchema>;

/**
 * What somebody has written to somebody.
 *
 * @see Specification, X32
 */
export const messageSchema = z.object({
  _id: idSchema,
  /** From 1, without gaps, in the order in which they were sent; null while it is held. */
  number: z.nullable(z.number()),
  /** Whether the caller has written it. */
  isMine: z.boolean(),
  /** Plain text with line breaks; empty when only files were sent, or when it was deleted. */
  text: z.string(),
  /** Those the caller may know of: their own, and others once they are `ready`. */
  files: z.array(marketFileSchema),
  /** How many more the other side has sent: those that are being checked, and those that were refused. */
  heldFiles: z.object({ checking: z.number(), refused: z.number() }),
  /** The service that it is about; null for none, or one that is gone. */
  service: z.nullable(messageSubjectSchema),
  /** The order that it is about; null for none. */
  order: z.nullable(messageSubjectSchema),
  /** What was offered with it, as it stands now; null for nothing. */
  offer: z.nullable(offerSchema),
  /** Why the other side does not see it yet; null when it does. Only own messages are ever held. */
  held: z.nullable(heldReasonSchema),
  /** Whether it seems to hold contact details: worth a note, where the market warns of them. */
  hasContacts: z.boolean(),
  isDeleted: z.boolean(),
  /** Until when the caller may delete it; null when they may not. */
  deletableUntil: z.nullable(momentSchema),
  sentAt: momentSchema,
});
/**
 * What somebody has written to somebody.
 *
 * @see Specification, X32
 */
export type Message = z.infer<typeof messageSchema>;

/**
 * Whether the caller may write: `waiting` until the other side has answered, `blockedByYou` until they unblock
 * the other, `blocked` by the other, `gone` when the other has left the market.
 *
 * @see Specification, X32
 */
export const writingStateSchema = z.enum(['open', 'waiting', 'blockedByYou', 'blocked', 'gone']);
/**
 * Whether the caller may write.
 *
 * @see Specification, X32
 */
export type WritingState = z.infer<typeof writingStateSchema>;

/**
 * What two people have to say to each other, as a row of a list.
 *
 * @see Specification, X32
 */
export const conversationSchema = z.object({
  _id: idSchema,
  /** The other one; null when the account is gone. */
  person: z.nullable(z.object({ _id: idSchema, fullname: z.string(), avatar: imageSchema })),
  lastMessage: messageSchema,
  /** How many messages the caller has not seen. */
  unread: z.number(),
  isArchived: z.boolean(),
  /** Whether nothing tells the caller of new messages. */
  isMuted: z.boolean(),
});
/**
 * What two people have to say to each other, as a row of a list.
 *
 * @see Specification, X32
 */
export type Conversation = z.infer<typeof conversationSchema>;

/**
 * What two people have to say to each other, with what the caller may do.
 *
 * @see Specification, X32
 */
export const wholeConversationSchema = z.object({
  ...conversationSchema.shape,
  /** Up to which number the caller has seen. */
  seenNumber: z.number(),
  /** Up to which number the other one has seen; null when one of both does not show it. */
  otherSeenNumber: z.nullable(z.number()),
  /** Whether both have written: until then, make no link of what looks like one. */
  isAnswered: z.boolean(),
  writing: writingStateSchema,
  /** How many messages may be sent before the other has answered; null for any number. */
  messagesLeft: z.nullable(z.number()),
  /** For what files are to be uploaded: `order` where the two have one, which takes any kind. */
  filePurpose: z.enum(['message', 'order']),
  /**
   * The orders between the two that are under way, the newest first, fifty at most. Even when one has blocked
   * the other, both may write about these.
   */
  openOrders: z.array(messageSubjectSchema),
});
/**
 * What two people have to say to each other, with what the caller may do.
 *
 * @see Specification, X32
 */
export type WholeConversation = z.infer<typeof wholeConversationSchema>;
