import type { BlockedPerson } from '@market/api/contract';
import { sql } from 'kysely';
import { readPage } from '../database/readPage.ts';
import type { Database } from '../database/openDatabase.ts';
import { toAvatar } from '../people/index.ts';
import { selectImage } from '../pictures/index.ts';

/** How many blocked people a page has. */
const pageSize = 20;

/** How many people one may block. */
export const blockLimit = 1_000;

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

  /** Whether somebody has blocked as many as anybody may. */
  async isFull(personId: string): Promise<boolean> {
    const { count } = await database
      .selectFrom('blocks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    return count >= blockLimit;
  },

  /** Blocks somebody, once. Tells whether there is such a person. */
  async add(personId: string, blockedId: string): Promise<boolean> {
    const { rows } = await sql`
      with person as (select id from people where id = ${blockedId}),
      blocked as (
        insert into blocks (person_id, blocked_id) select ${personId}, id from person
          on conflict do nothing)
      select id from person`.execute(database);
    return rows.length > 0;
  },

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
