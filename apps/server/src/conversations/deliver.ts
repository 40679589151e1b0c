import { type HeldReason, messageLimits, refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import type { Database } from '../database/tables.ts';
import { type Attachment, attachFiles, type FilePlace } from '../files/index.ts';
import { endHolding, holdBack } from '../guard/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { countSent } from './conversationQueries.ts';
import { toMessageWords } from './messageWords.ts';
import { findStanding, type Standing, toWriting } from './standing.ts';
import { noteAnswered, type TellMessage } from './tellMessage.ts';

/** A message that somebody wants to send. */
export interface NewMessage {
  senderId: string;
  otherId: string;
  text: string;
  /** The ids. */
  files: readonly string[];
  service: string | undefined;
  order: string | undefined;
  offer: string | undefined;
  /** Whether it seems to hold contact details. */
  hasContacts: boolean;
  /** Whether somebody of the market is to look at it for that. */
  isHeldForContacts: boolean;
  idempotencyKey: string | undefined;
}

/** What became of a message. */
export interface Delivered {
  messageId: string;
  conversationId: string;
}

/** To more people than that nobody sends the same within an hour. */
const alikeLimit = 5;

/** Shorter texts, such as thanks, are alike by chance. */
const alikeLength = 25;

/** Refuses what one side may not write to the other now. */
function checkWriting(
  standing: Standing,
  { order }: NewMessage,
  { hasOtherWritten, sent }: { hasOtherWritten: boolean; sent: number },
) {
  const { writing } = toWriting(standing, { isThere: true, hasOtherWritten, sent });
  const isAboutOpenOrder = standing.openOrders.some(({ _id }) => _id === order);
  if (writing === 'open' || isAboutOpenOrder) return;
  if (writing === 'blockedByYou') throw new CallRefusal(refusals.personBlocked);
  if (writing === 'blocked') throw new CallRefusal(refusals.messagesBlocked);
  throw new CallRefusal(refusals.answerAwaited, { values: { count: messageLimits.unanswered } });
}

/** Opens the conversation of two people, if there is none, and locks it: one writes after the other. */
async function openConversation(transaction: Database, { senderId, otherId }: NewMessage) {
  const [low, high] = senderId < otherId ? [senderId, otherId] : [otherId, senderId];
  await sql`
    insert into conversations (id, low_id, high_id) values (${uuidv7()}, ${low}, ${high})
      on conflict (low_id, high_id) do nothing`.execute(transaction);
  const { id } = await transaction
    .selectFrom('conversations')
    .select('id')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await sql`
    insert into conversation_members (conversation_id, person_id)
      values (${id}, ${low}), (${id}, ${high})
      on conflict do nothing`.execute(transaction);
  return id;
}

/** Whether somebody has sent the same to many others within the last hour. */
async function isRepeated(
  transaction: Database,
  conversationId: string,
  { senderId, text }: NewMessage,
) {
  if (text.length < alikeLength) return false;
  const { count } = await transaction
    .selectFrom('messages')
    .select(sql<number>`count(distinct conversation_id)`.as('count'))
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('conversation_id', '<>', conversationId)
    .where(sql<boolean>`lower(text) = lower(${text})`)
    .executeTakeFirstOrThrow();
  return count >= alikeLimit;
}

/**
 * Attaches files to a message. Those that were sent for an order belong to one: that which the message is about,
 * or the last of these two people.
 */
async function placeFiles(
  transaction: Database,
  { files, senderId: owner, order }: NewMessage,
  message: { id: string; conversationId: string; lastOrder: string | null },
): Promise<FilePlace[]> {
  if (files.length === 0) return [];
  const sent = await transaction
    .selectFrom('files')
    .select(['id', 'purpose'])
    .where('id', 'in', [...files])
    .where('owner_id', '=', owner)
    .where('purpose', '=', 'order')
    .execute();
  const orderId = order ?? message.lastOrder;
  const ofOrder = orderId === null ? [] : sent.map(({ id }) => id);
  const ofMessage = files.filter((id) => !ofOrder.includes(id));
  const attachments: Attachment[] = [
    {
      files: ofMessage,
      owner,
      place: `message:${message.conversationId}/${message.id}`,
    },
    { files: ofOrder, owner, place: `order:${orderId}/${message.id}` },
  ];
  const placed = attachments.filter((attachment) => attachment.files.length > 0);
  for (const attachment of placed) await attachFiles(transaction, attachment);
  return placed.map(({ place }) => place);
}

/**
 * Gives a message its number and lets both sides have it. Gives its number and when it was sent, as text. Its
 * sender has seen what was there; if it is released later, they may not have.
 */
async function number(
  transaction: Database,
  conversationId: string,
  senderId: string,
  isReleased = false,
) {
  const { rows } = await sql<{ number: number; sent: string }>`
    update conversations set last_number = last_number + 1,
      -- Never the same moment twice, so that pages are in the order of the numbers.
      last_at = greatest(clock_timestamp(), last_at + interval '1 microsecond')
    where id = ${conversationId}
    returning last_number as number, last_at::text as sent`.execute(transaction);
  const [numbered] = rows;
  if (!numbered) throw new Error('A conversation is gone that was locked.');
  await sql`
    update conversation_members set
      last_number = ${numbered.number}, last_at = ${numbered.sent}::timestamptz, archived_at = null,
      seen_number = case
        when person_id = ${senderId} and (not ${isReleased}::boolean or seen_number = last_number)
          then ${numbered.number} else seen_number end,
      has_written = has_written or person_id = ${senderId}
    where conversation_id = ${conversationId}`.execute(transaction);
  return numbered;
}

/** Keeps a message from the other side. Gives when it was sent, as text. */
async function hold(transaction: Database, conversationId: string, senderId: string) {
  const { rows } = await sql<{ sent: string }>`
    update conversation_members
      set last_at = greatest(clock_timestamp(), last_at + interval '1 microsecond')
      where conversation_id = ${conversationId} and person_id = ${senderId}
      returning last_at::text as sent`.execute(transaction);
  return { number: null, sent: rows[0]?.sent ?? new Date().toISOString() };
}

/** Has somebody of the market look at a message that is held. */
async function reportHeld(
  transaction: Database,
  held: HeldReason,
  { id, senderId, text }: { id: string; senderId: string; text: string },
) {
  const reportId = uuidv7();
  await transaction
    .insertInto('reports')
    .values({
      id: reportId,
      by_person: null,
      kind: 'message',
      subject: id,
      about_person: senderId,
      reason: held === 'contacts' ? 'outside' : 'spam',
      text: '',
      snapshot: JSON.stringify({ sender_id: senderId, text }),
    })
    .execute();
  await holdBack(transaction, {
    kind: 'message',
    subject: id,
    personId: senderId,
    reason: held,
    text,
    reportId,
  });
}

async function write(
  transaction: Database,
  message: NewMessage,
  tellMessage: TellMessage,
): Promise<Delivered> {
  const { senderId, otherId } = message;
  const conversationId = await openConversation(transaction, message);
  const { has_written: hasOtherWritten } = await transaction
    .selectFrom('conversation_members')
    .select('has_written')
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', otherId)
    .executeTakeFirstOrThrow();
  const standing = await findStanding(transaction, senderId, otherId);
  const sent = hasOtherWritten ? 0 : await countSent(transaction, conversationId, senderId);
  checkWriting(standing, message, { hasOtherWritten, sent });

  const held = message.isHeldForContacts
    ? 'contacts'
    : (await isRepeated(transaction, conversationId, message))
      ? 'repeated'
      : null;
  const id = uuidv7();
  const { lastOrder } = standing;
  const filePlaces = await placeFiles(transaction, message, { id, conversationId, lastOrder });
  const numbered =
    held === null
      ? await number(transaction, conversationId, senderId)
      : await hold(transaction, conversationId, senderId);
  const { text, service = null, order = null, offer = null, hasContacts } = message;
  await sql`
    insert into messages (id, conversation_id, number, sender_id, text, words, service_id, order_id,
        offer_id, file_places, held, has_contacts, idempotency_key, sent_at)
      values (${id}, ${conversationId}, ${numbered.number}, ${senderId}, ${text},
        array_to_tsvector(${toMessageWords(text, [senderId, otherId])}::text[]), ${service}, ${order},
        ${offer}, ${filePlaces}::text[], ${held}, ${hasContacts}, ${message.idempotencyKey ?? null},
        ${numbered.sent}::timestamptz)`.execute(transaction);
  const told = { conversationId, senderId, otherId };
  if (held === null) {
    await noteAnswered(transaction, told);
    await tellMessage(transaction, told);
  } else await reportHeld(transaction, held, { id, senderId, text });
  return { messageId: id, conversationId };
}

/**
 * Sends a message, or keeps it back for somebody of the market. Two that are sent with the same key are one.
 * Undefined if another request with this key was quicker.
 */
export async function deliver(
  database: Database,
  message: NewMessage,
  tellMessage: TellMessage,
): Promise<Delivered | undefined> {
  try {
    return await inTransaction(database, (transaction) => write(transaction, message, tellMessage));
  } catch (error) {
    if (isDuplicate(error, 'messages_idempotency_key')) return undefined;
    throw error;
  }
}

/**
 * Lets a message through that was held, as part of the transaction in which that is decided. Not to somebody who
 * has blocked its sender since, or was blocked by them, or has left.
 */
export async function release(
  transaction: Database,
  messageId: string,
  tellMessage: TellMessage,
): Promise<void> {
  const message = await transaction
    .selectFrom('messages')
    .innerJoin('conversation_members as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'messages.conversation_id')
        .onRef('theirs.person_id', '<>', 'messages.sender_id'),
    )
    .select(['messages.conversation_id', 'sender_id', 'theirs.person_id as other_id'])
    .where('messages.id', '=', messageId)
    .where('held', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!message || message.sender_id === null) return;
  const { conversation_id: conversationId, sender_id: senderId, other_id: otherId } = message;
  await transaction
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .forUpdate()
    .execute();
  await endHolding(transaction, 'message', messageId, 'released');
  const { isBlocking, isBlocked } = await findStanding(transaction, senderId, otherId);
  if (isBlocking || isBlocked) return;
  const numbered = await number(transaction, conversationId, senderId, true);
  await sql`
    update messages set number = ${numbered.number}, held = null, sent_at = ${numbered.sent}::timestamptz
      where id = ${messageId}`.execute(transaction);
  await tellMessage(transaction, { conversationId, senderId, otherId });
}
