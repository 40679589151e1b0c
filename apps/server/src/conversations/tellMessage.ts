import type { Database } from '../database/tables.ts';
import { noteHeard, noteNews, tellPeople } from '../news/tellPeople.ts';
import { toMessageMail } from './messageMail.ts';

/** A message that has come. */
export interface ToldMessage {
  conversationId: string;
  senderId: string;
  otherId: string;
}

/** Tells somebody that a message has come, as part of the transaction that writes it. */
export type TellMessage = (transaction: Database, message: ToldMessage) => Promise<void>;

/** What is told of a conversation is one notification while it is unseen. */
const toKey = (conversationId: string) => `conversation ${conversationId}`;

/** Lets the open browsers of both sides ask again for a conversation, as part of the transaction that changes it. */
export async function noteConversation(
  transaction: Database,
  conversationId: string,
): Promise<void> {
  const members = await transaction
    .selectFrom('conversation_members')
    .select('person_id as personId')
    .where('conversation_id', '=', conversationId)
    .execute();
  await noteNews(
    transaction,
    members.map(({ personId }) => ({ personId, tag: 'Conversation', subjectId: conversationId })),
  );
}

/**
 * Tells somebody from whom a message is, never what it says, unless they have muted the conversation. Who wants
 * a mail at once gets one for the first message that they have not seen: not for those that follow, until they
 * have looked.
 */
export const tellMessage: TellMessage = async (
  transaction,
  { conversationId, senderId, otherId },
) => {
  await noteConversation(transaction, conversationId);
  const found = await transaction
    .selectFrom('conversation_members')
    .innerJoin('people', (join) => join.on('people.id', '=', senderId))
    .select(['fullname', 'is_muted', 'seen_number', 'last_number'])
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', otherId)
    .executeTakeFirst();
  if (!found || found.is_muted) return;
  const { fullname, seen_number: seenNumber, last_number: lastNumber } = found;
  const isFirst = lastNumber - seenNumber <= 1;
  await tellPeople(transaction, [
    {
      personId: otherId,
      kind: 'messages',
      name: 'messageReceived',
      subject: { type: 'conversation', id: conversationId },
      data: { person: fullname },
      collapseKey: toKey(conversationId),
      ...(isFirst && {
        mail: {
          write: toMessageMail(fullname, conversationId),
          key: `message ${conversationId} ${lastNumber}`,
        },
      }),
    },
  ]);
};

/** Notes that the sender has seen what was there: nothing at the bell tells of it any more. */
export const noteAnswered = (transaction: Database, { conversationId, senderId }: ToldMessage) =>
  noteHeard(transaction, senderId, toKey(conversationId));

/**
 * Notes that somebody has seen all of a conversation: nothing at the bell tells of it any more, and their other
 * browsers count anew.
 */
export async function noteSeen(
  transaction: Database,
  conversationId: string,
  personId: string,
): Promise<void> {
  await noteHeard(transaction, personId, toKey(conversationId));
  await noteNews(transaction, [{ personId, tag: 'Conversation', subjectId: null }]);
}
