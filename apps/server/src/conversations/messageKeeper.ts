import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type Restorer, whenDecided } from '../decisions/index.ts';
import type { Keepers } from '../guard/index.ts';
import { release } from './deliver.ts';
import { toMessageWords } from './messageWords.ts';
import { noteConversation, type TellMessage } from './tellMessage.ts';

/** Takes a message away from both sides, as part of the transaction in which that is decided. */
export async function removeMessage(
  transaction: Database,
  id: string,
  decisionId: string,
): Promise<void> {
  const removed = await transaction
    .updateTable('messages')
    .set({ deleted_at: whenDecided(decisionId), words: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('conversation_id')
    .executeTakeFirst();
  if (removed) await noteConversation(transaction, removed.conversation_id);
}

/**
 * Makes what brings back a message that a decision has removed, unless its text is forgotten by now. One that had
 * been held reaches the other side then.
 */
export const createRestoreMessage =
  (tellMessage: TellMessage): Restorer =>
  async (transaction, id, decisionId) => {
    const restored = await transaction
      .updateTable('messages')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', '=', whenDecided(decisionId))
      .where(sql<boolean>`(text <> '' or file_places <> '{}')`)
      .returning(['conversation_id', 'text'])
      .executeTakeFirst();
    if (!restored) return;
    const { conversation_id: conversationId, text } = restored;
    const members = await transaction
      .selectFrom('conversation_members')
      .select('person_id')
      .where('conversation_id', '=', conversationId)
      .execute();
    const words = toMessageWords(
      text,
      members.map((member) => member.person_id),
    );
    await sql`
      update messages set words = array_to_tsvector(${words}::text[]) where id = ${id}`.execute(
      transaction,
    );
    await release(transaction, id, tellMessage);
    await noteConversation(transaction, conversationId);
  };

/** Makes what lets a message that was held reach the other side, or takes it away. */
export const createMessageKeeper = (tellMessage: TellMessage): Keepers['message'] => ({
  release: (transaction, { subject }) => release(transaction, subject, tellMessage),
  remove: (transaction, { subject }, decisionId) => removeMessage(transaction, subject, decisionId),
});
