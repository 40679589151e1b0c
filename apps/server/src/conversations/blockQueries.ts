import { type BlockedPerson, refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import { readPage } from '../database/readPage.ts';
import type { Database } from '../database/openDatabase.ts';
import { lockPerson } from '../limits/lockPerson.ts';
import { toAvatar } from '../people/index.ts';
import { selectImage } from '../pictures/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** How many blocked people a page has. */
const pageSize = 20;

/** How many people one may block. */
const blockLimit = 1_000;

export type BlockQueries = ReturnType<typeof createBlockQueries>;

/** Whom people have blocked. */
export const createBlockQueries = (database: Database) => ({
  async list(personId: string, cursor: string | undefined) {
    const { rows, ...cursors } = await readPage(
      database
        .selectFrom('blocks')
        .innerJoin('people', 'people.id', 'blocks.blocked_id')
        .select(['people.id', 'people.fullname', 'blocks.created_at'])
        .select(selectImage(sql.ref('people.avatar_id')).as('avatar'))
        .where('blocks.person_id', '=', personId),
      { cursor, size: pageSize, moment: 'blocks.created_at', id: 'blocks.blocked_id' },
    );
    const people = rows.map(({ id, fullname, avatar, created_at: createdAt }): BlockedPerson => ({
      _id: id,
      fullname,
      avatar: toAvatar(avatar, fullname),
      blockedAt: createdAt.toISOString(),
    }));
    return { people, ...cursors };
  },

  /** Blocks somebody, once. Tells whether there is such a person. Refuses more than anybody may block. */
  add: (personId: string, blockedId: string): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      await lockPerson(transaction, personId);
      const { count } = await transaction
        .selectFrom('blocks')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      if (count >= blockLimit) {
        throw new CallRefusal(refusals.tooManyBlocks, { values: { limit: blockLimit } });
      }
      const { rows } = await sql`
        with person as (select id from people where id = ${blockedId}),
        blocked as (
          insert into blocks (person_id, blocked_id) select ${personId}, id from person
            on conflict do nothing)
        select id from person`.execute(transaction);
      return rows.length > 0;
    }),

  /** Blocks somebody no longer. Tells whether there is such a person. */
  async remove(personId: string, blockedId: string): Promise<boolean> {
    const { rows } = await sql`
      with person as (select id from people where id = ${blockedId}),
      unblocked as (
        delete from blocks where person_id = ${personId} and blocked_id = ${blockedId})
      select id from person`.execute(database);
    return rows.length > 0;
  },
});
