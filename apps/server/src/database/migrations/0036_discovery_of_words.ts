import { sql, type Kysely } from 'kysely';

/** What `SEARCH=sql` finds words by that begin with what is being typed. Words may be longer than an index takes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index search_words_order on search_words ((left(word, 60) collate "C"))`.execute(
    database,
  );
}
