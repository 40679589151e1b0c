import { sql, type Kysely } from 'kysely';

/**
 * What `SEARCH=sql` keeps, so that the database finds services by their words: a service's own row,
 * its words, and where each of them stands. Without that setting the tables stay empty. All of it
 * is made from the services, and can be made anew at any time.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_entries (
      id uuid primary key references services on delete cascade,
      changed_in xid8 not null,
      category text not null,
      price_paise integer not null,
      moment bigint not null,
      titles integer[] not null,
      others integer[] not null
    )`.execute(database);
  await sql`
    create index search_entries_newest on search_entries (moment desc, id desc)
      include (category, price_paise)`.execute(database);
  await sql`
    create index search_entries_category on search_entries (category, moment desc, id desc)
      include (price_paise)`.execute(database);

  await sql`
    create table search_words (
      id integer primary key generated always as identity,
      word text collate "C" not null,
      stem text collate "C" not null,
      size integer not null,
      letters integer not null
    )`.execute(database);
  // By their hashes, because a word may be longer than an entry of a sorted index.
  await sql`create index search_words_word on search_words using hash (word)`.execute(database);
  await sql`create index search_words_stem on search_words using hash (stem)`.execute(database);
  await sql`create index search_words_size on search_words (size)`.execute(database);

  // Most words stand in few services, and some in all of them.
  await sql`
    create table search_places (
      word integer not null,
      service uuid not null,
      in_title boolean not null,
      primary key (word, service) include (in_title)
    )`.execute(database);
  await sql`
    create function forget_search_places() returns trigger language plpgsql as $$
    begin
      delete from search_places
        where word = any (old.titles || old.others) and service = old.id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger search_entries_forgotten after delete on search_entries
      for each row execute function forget_search_places()`.execute(database);

  // One row, once there has been a look.
  await sql`create table search_position (changed_in xid8 not null)`.execute(database);
}
