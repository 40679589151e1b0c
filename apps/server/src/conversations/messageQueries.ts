import { type Message, messageLimits } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import { readPage } from '../database/readPage.ts';
import type { Database } from '../database/tables.ts';
import { type FilePlace, listFiles } from '../files/index.ts';
import { endHolding } from '../guard/index.ts';
import { createOfferQueries } from '../offers/index.ts';
import { noteConversation } from './tellMessage.ts';

/** How many messages a page has. */
const pageSize = 30;

const selectMessages = (database: Database) =>
  database
    .selectFrom('messages')
    .leftJoin('services', (join) =>
      join.onRef('services.id', '=', 'messages.service_id').on('services.deleted_at', 'is', null),
    )
    .leftJoin('orders', 'orders.id', 'messages.order_id')
    .leftJoin('payments', 'payments.id', 'orders.payment_id')
    .select([
      'messages.id',
      'messages.conversation_id',
      'messages.number',
      'messages.sender_id',
      'messages.text',
      'messages.offer_id',
      'messages.file_places',
      'messages.held',
      'messages.has_contacts',
      'messages.deleted_at',
      'messages.sent_at',
      'services.id as service_id',
      'services.title as service_title',
      'orders.id as order_id',
      'payments.service_title as order_title',
    ]);

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>;

/** Whether a message is there for somebody: what is held is there for its sender alone. */
const isSeenBy = (personId: string) =>
  sql<boolean>`(messages.held is null or messages.sender_id = ${personId})`;

const toSubject = (id: string | null, title: string | null) =>
  id === null ? null : { _id: id, title: title ?? '' };

const deletionMs = messageLimits.deletionMinutes * 60_000;

/** Writes messages as this person sees them. */
async function toMessages(
  database: Database,
  rows: readonly MessageRow[],
  readerId: string,
): Promise<Message[]> {
  const shown = rows.filter(({ deleted_at: deletedAt }) => deletedAt === null);
  const listed = await listFiles(
    database,
    shown.flatMap(({ file_places: places }) => places as FilePlace[]),
    readerId,
  );
  const offers = await createOfferQueries(database).findAll(
    shown.flatMap(({ offer_id: id }) => id ?? []),
    readerId,
  );
  return rows.map((row): Message => {
    const isMine = row.sender_id === readerId;
    const isDeleted = row.deleted_at !== null;
    const places = isDeleted ? [] : (row.file_places as FilePlace[]);
    const files = places.flatMap((place) => listed.get(place) ?? []);
    const count = (state: 'checking' | 'refused') =>
      files.reduce((sum, { heldFiles }) => sum + heldFiles[state], 0);
    const deletableUntil = new Date(row.sent_at.getTime() + deletionMs);
    const isDeletable = isMine && !isDeleted && deletableUntil.getTime() > Date.now();
    return {
      _id: row.id,
      number: row.number,
      isMine,
      text: isDeleted ? '' : row.text,
      files: files.flatMap((place) => place.files),
      heldFiles: { checking: count('checking'), refused: count('refused') },
      service: toSubject(row.service_id, row.service_title),
      order: toSubject(row.order_id, row.order_title),
      offer: (!isDeleted && row.offer_id !== null && offers.get(row.offer_id)) || null,
      held: row.held,
      hasContacts: row.has_contacts && !isDeleted,
      isDeleted,
      deletableUntil: isDeletable ? deletableUntil.toISOString() : null,
      sentAt: row.sent_at.toISOString(),
    };
  });
}

export type MessageQueries = ReturnType<typeof createMessageQueries>;

/** The messages of conversations. Whether somebody may read these is for the caller to know. */
export const createMessageQueries = (database: Database) => ({
  /** A page of a conversation, the newest message first. */
  async list(
    conversationId: string,
    readerId: string,
    { order, cursor }: { order?: string | undefined; cursor?: string | undefined },
  ) {
    const { rows, ...cursors } = await readPage(
      selectMessages(database)
        .where('messages.conversation_id', '=', conversationId)
        .where(isSeenBy(readerId))
        .$if(order !== undefined, (all) => all.where('messages.order_id', '=', order ?? null)),
      { cursor, size: pageSize, moment: 'messages.sent_at', id: 'messages.id' },
    );
    return { messages: await toMessages(database, rows, readerId), ...cursors };
  },

  /** Gives one message to its sender. */
  async findOwn(id: string, senderId: string): Promise<Message | undefined> {
    const rows = await selectMessages(database)
      .where('messages.id', '=', id)
      .where('messages.sender_id', '=', senderId)
      .execute();
    return (await toMessages(database, rows, senderId))[0];
  },

  /** What was sent with this key already. */
  findByKey: (senderId: string, idempotencyKey: string) =>
    database
      .selectFrom('messages')
      .select(['id', 'conversation_id as conversationId'])
      .where('sender_id', '=', senderId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst(),

  /** The newest message of each of these conversations, by the conversation's id. */
  async findNewest(conversationIds: readonly string[], readerId: string) {
    if (conversationIds.length === 0) return new Map<string, Message>();
    const newest = sql<string>`
      select (
        select id from messages
          where messages.conversation_id = wanted.id and ${isSeenBy(readerId)}
          order by sent_at desc, id desc limit 1)
      from unnest(${conversationIds}::uuid[]) as wanted (id)`;
    const rows = await selectMessages(database)
      .where('messages.id', 'in', sql<string>`(${newest})`)
      .execute();
    const messages = await toMessages(database, rows, readerId);
    return new Map(
      messages.flatMap((message, index): [string, Message][] => {
        const row = rows[index];
        return row ? [[row.conversation_id, message]] : [];
      }),
    );
  },

  /**
   * Deletes an own message that is young enough, once. Its text stays for those who look into reports: see
   * `forgetMessages.ts`. Says what became of it.
   */
  async delete(
    conversationId: string,
    id: string,
    senderId: string,
  ): Promise<'deleted' | 'late' | 'missing'> {
    const isDeletedNow = await inTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('messages')
        .set({ deleted_at: sql<Date>`now()`, words: null })
        .where('id', '=', id)
        .where('conversation_id', '=', conversationId)
        .where('sender_id', '=', senderId)
        .where('deleted_at', 'is', null)
        .where(
          sql<boolean>`sent_at > now() - ${messageLimits.deletionMinutes} * interval '1 minute'`,
        )
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await endHolding(transaction, 'message', id, 'withdrawn');
      await noteConversation(transaction, conversationId);
      return true;
    });
    if (isDeletedNow) return 'deleted';
    const message = await database
      .selectFrom('messages')
      .select('deleted_at')
      .where('id', '=', id)
      .where('conversation_id', '=', conversationId)
      .where('sender_id', '=', senderId)
      .executeTakeFirst();
    if (!message) return 'missing';
    return message.deleted_at === null ? 'late' : 'deleted';
  },

  /** Whether the files of a message may be fetched by this side of its conversation. */
  async mayFetch(id: string, readerId: string): Promise<boolean> {
    const message = await database
      .selectFrom('messages')
      .innerJoin('conversation_members', (join) =>
        join
          .onRef('conversation_members.conversation_id', '=', 'messages.conversation_id')
          .on('conversation_members.person_id', '=', readerId),
      )
      .select('messages.id')
      .where('messages.id', '=', id)
      .where('deleted_at', 'is', null)
      .where(isSeenBy(readerId))
      .executeTakeFirst();
    return message !== undefined;
  },

  /** Whether there is such a message, no matter who may see it. */
  async exists(id: string): Promise<boolean> {
    const message = await database
      .selectFrom('messages')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return message !== undefined;
  },
});
