import type { Conversation, Message, WholeConversation } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import { readPage } from '../database/readPage.ts';
import type { Database } from '../database/tables.ts';
import { toAvatar } from '../people/index.ts';
import { selectImage } from '../pictures/index.ts';
import { splitKeyword } from '../search/index.ts';
import { toWordQuery } from './messageWords.ts';
import { findStanding, noStanding, type Standing, toWriting } from './standing.ts';
import { noteConversation, noteSeen } from './tellMessage.ts';

/** How many conversations a page has. */
const pageSize = 20;

/** How many conversations with something new are counted. */
const unreadLimit = 100;

/** How many conversations a keyword looks for: those whose messages have it, and the newest for their names. */
const searchReach = 500;

/** The conversations of somebody, with the other side of each. */
const selectConversations = (database: Database, personId: string) =>
  database
    .selectFrom('conversation_members as mine')
    .leftJoin('conversation_members as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .onRef('theirs.person_id', '<>', 'mine.person_id'),
    )
    .leftJoin('people as other', 'other.id', 'theirs.person_id')
    .select([
      'mine.conversation_id as id',
      'mine.seen_number',
      'mine.last_number',
      'mine.archived_at',
      'mine.is_muted',
      'mine.has_written',
      'theirs.seen_number as other_seen_number',
      'theirs.has_written as has_other_written',
      'other.id as other_id',
      'other.fullname',
    ])
    .select(selectImage(sql.ref('other.avatar_id')).as('avatar'))
    .where('mine.person_id', '=', personId);

/** A conversation as one of its sides has it. */
export type ConversationRow = Awaited<
  ReturnType<ReturnType<typeof selectConversations>['executeTakeFirstOrThrow']>
>;

export const toConversation = (row: ConversationRow, lastMessage: Message): Conversation => ({
  _id: row.id,
  person:
    row.other_id === null || row.fullname === null
      ? null
      : {
          _id: row.other_id,
          fullname: row.fullname,
          avatar: toAvatar(row.avatar, row.fullname),
        },
  lastMessage,
  unread: row.last_number - row.seen_number,
  isArchived: row.archived_at !== null,
  isMuted: row.is_muted,
});

/** Which conversations are asked for. */
export interface ConversationWish {
  state: 'inbox' | 'unread' | 'archived';
  keyword?: string | undefined;
  cursor?: string | undefined;
}

export type ConversationQueries = ReturnType<typeof createConversationQueries>;

/** What people have to say to each other, as each of them has it. */
export function createConversationQueries(database: Database) {
  /** The conversations that have a keyword in a message, or in the name of the other. */
  async function search(personId: string, keyword: string): Promise<string[]> {
    const words = splitKeyword(keyword);
    const { rows } = await sql<{ id: string }>`
      (select distinct conversation_id as id from (
          select conversation_id from messages
            where words @@ ${toWordQuery(keyword, personId)}::tsquery
              and (held is null or sender_id = ${personId})
            limit ${searchReach}) as found)
      union
      (select conversation_id from (
          select mine.conversation_id from conversation_members mine
            where mine.person_id = ${personId} and mine.last_at is not null
            order by mine.last_at desc limit ${searchReach}) as newest
        join conversation_members theirs using (conversation_id)
        join people on people.id = theirs.person_id
        where theirs.person_id <> ${personId} and ${sql.join(
          words.map((word) => sql`strpos(' ' || lower(fullname), ' ' || ${word}) > 0`),
          sql` and `,
        )})`.execute(database);
    return rows.map(({ id }) => id);
  }

  return {
    /** One conversation of somebody; undefined if it is none of theirs. */
    find: (id: string, personId: string): Promise<ConversationRow | undefined> =>
      selectConversations(database, personId)
        .where('mine.conversation_id', '=', id)
        .executeTakeFirst(),

    /** The conversation of two people. */
    findWith: (personId: string, otherId: string): Promise<ConversationRow | undefined> =>
      selectConversations(database, personId)
        .where('mine.conversation_id', '=', (conversation) =>
          conversation
            .selectFrom('conversations')
            .select('id')
            .where('low_id', '=', personId < otherId ? personId : otherId)
            .where('high_id', '=', personId < otherId ? otherId : personId),
        )
        .where('mine.last_at', 'is not', null)
        .executeTakeFirst(),

    /** A page of somebody's conversations, the one with the newest message first. */
    async list(personId: string, { state, keyword, cursor }: ConversationWish) {
      const isSearch = keyword !== undefined && splitKeyword(keyword).length > 0;
      const found = isSearch ? await search(personId, keyword) : [];
      return readPage(
        selectConversations(database, personId)
          .where('mine.last_at', 'is not', null)
          .where('mine.archived_at', state === 'archived' ? 'is not' : 'is', null)
          .$if(state === 'unread', (all) =>
            all.whereRef('mine.last_number', '>', 'mine.seen_number'),
          )
          .$if(isSearch, (all) =>
            all.where(sql<boolean>`mine.conversation_id = any(${found}::uuid[])`),
          ),
        { cursor, size: pageSize, moment: 'mine.last_at', id: 'mine.conversation_id' },
      );
    },

    /** In how many conversations there is something new, a hundred at most. */
    async countUnread(personId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select from conversation_members
            where person_id = ${personId} and archived_at is null and last_number > seen_number
            limit ${unreadLimit}) as unread`.execute(database);
      return rows[0]?.count ?? 0;
    },

    /** Adds to a conversation what its reader may do. */
    async complete(
      row: ConversationRow,
      personId: string,
      lastMessage: Message,
    ): Promise<WholeConversation> {
      const { other_id: otherId } = row;
      const standing: Standing =
        otherId === null ? noStanding : await findStanding(database, personId, otherId);
      const showsSeen =
        otherId !== null && (await this.showsSeen(personId)) && (await this.showsSeen(otherId));
      const hasOtherWritten = row.has_other_written ?? true;
      return {
        ...toConversation(row, lastMessage),
        seenNumber: row.seen_number,
        otherSeenNumber: showsSeen ? row.other_seen_number : null,
        isAnswered: row.has_written && hasOtherWritten,
        ...toWriting(standing, {
          isThere: otherId !== null,
          hasOtherWritten,
          sent: hasOtherWritten ? 0 : await countSent(database, row.id, personId),
        }),
      };
    },

    /** Says up to which message somebody has seen a conversation: never less than before. */
    markSeen: (id: string, personId: string, number: number) =>
      inTransaction(database, async (transaction) => {
        const queries = createConversationQueries(transaction);
        const before = await transaction
          .selectFrom('conversation_members')
          .select(['seen_number', 'last_number'])
          .where('conversation_id', '=', id)
          .where('person_id', '=', personId)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!before) return undefined;
        const { seen_number: seenBefore, last_number: lastNumber } = before;
        const seenNumber = Math.max(seenBefore, Math.min(number, lastNumber));
        if (seenNumber > seenBefore) {
          await transaction
            .updateTable('conversation_members')
            .set({ seen_number: seenNumber })
            .where('conversation_id', '=', id)
            .where('person_id', '=', personId)
            .execute();
          if (seenNumber === lastNumber) await noteSeen(transaction, id, personId);
          // Nothing tells of it to who is not shown it.
          if (await queries.showsSeen(personId)) await noteConversation(transaction, id);
        }
        return { seenNumber, unread: lastNumber - seenNumber };
      }),

    /** Archives or mutes a conversation for one side. Tells whether it is theirs. */
    async change(
      id: string,
      personId: string,
      { isArchived, isMuted }: { isArchived?: boolean | undefined; isMuted?: boolean | undefined },
    ): Promise<boolean> {
      const { rows } = await sql`
        update conversation_members set
          archived_at = case ${isArchived ?? null}::boolean
            when true then coalesce(archived_at, now()) when false then null else archived_at end,
          is_muted = coalesce(${isMuted ?? null}::boolean, is_muted)
        where conversation_id = ${id} and person_id = ${personId}
        returning conversation_id`.execute(database);
      return rows.length > 0;
    },

    /** Whether somebody shows what they have seen, as everybody does who has not said otherwise. */
    async showsSeen(personId: string): Promise<boolean> {
      const choice = await database
        .selectFrom('message_choices')
        .select('shows_seen')
        .where('person_id', '=', personId)
        .executeTakeFirst();
      return choice?.shows_seen ?? true;
    },

    async setSeenShown(personId: string, showsSeen: boolean): Promise<void> {
      await database
        .insertInto('message_choices')
        .values({ person_id: personId, shows_seen: showsSeen })
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet({ shows_seen: showsSeen }),
        )
        .execute();
    },

    /** The other side of an order; null if they have left. Undefined if the order is none of theirs. */
    async findOtherOfOrder(orderId: string, personId: string): Promise<string | null | undefined> {
      const order = await database
        .selectFrom('orders')
        .select(['buyer_id', 'seller_id'])
        .where('id', '=', orderId)
        .where((either) =>
          either.or([either('buyer_id', '=', personId), either('seller_id', '=', personId)]),
        )
        .executeTakeFirst();
      return order && (order.buyer_id === personId ? order.seller_id : order.buyer_id);
    },

    /** When somebody came to the market. */
    async findArrival(personId: string): Promise<Date> {
      const { created_at: arrival } = await database
        .selectFrom('people')
        .select('created_at')
        .where('id', '=', personId)
        .executeTakeFirstOrThrow();
      return arrival;
    },

    /** Whose service it is; undefined unless it is on the market. */
    async findOwnerOfService(serviceId: string): Promise<string | undefined> {
      const service = await database
        .selectFrom('services')
        .select('seller_id')
        .where('id', '=', serviceId)
        .where('deleted_at', 'is', null)
        .where('paused_at', 'is', null)
        .executeTakeFirst();
      return service?.seller_id;
    },
  };
}

/** How many messages somebody has sent, ten at most, in a conversation in which the other has written nothing. */
export async function countSent(
  database: Database,
  conversationId: string,
  senderId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from messages
        where conversation_id = ${conversationId} and sender_id = ${senderId}
        limit 10) as sent`.execute(database);
  return rows[0]?.count ?? 0;
}
