import { sql } from 'kysely';
import { categories } from '@market/api/contract';
import type { Database } from '../../src/database/openDatabase.ts';
import { customers, titleWords } from '../../samples/texts/titleWords.ts';

/** How many people offer them. */
const sellers = 10_000;

/** So many are planted at once. */
const batch = 500_000;

/** A number from 0 on, below `size`, the same for each service and use. */
const pick = (use: string, size: number) =>
  sql`(hashint8extended(number, hashtext(${sql.lit(use)})) & 2147483647) % ${sql.lit(size)}`;

const oneOf = (use: string, entries: readonly string[]) =>
  sql`(${sql.lit(`{${entries.map((entry) => JSON.stringify(entry)).join(',')}}`)}::text[])[1 + ${pick(use, entries.length)}]`;

/** One of so many words that no title has. */
const name = (use: string, names: number) =>
  sql`translate(to_hex(1048576 + ${pick(use, names)}), '0123456789', 'ghijklmnop')`;

/**
 * Fills an empty database with services, made by the database itself.
 *
 * @param names How many words there are beside those of titles.
 */
export async function plantServices(database: Database, count: number, names: number) {
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`
      insert into people (id, fullname, email, password_hash)
      select gen_random_uuid(), ${name('first', names)} || ' ' || ${name('last', names)},
        'seller' || number || '@market.example', ''
      from generate_series(1, ${sql.lit(sellers)}) as number`.execute(connection);
    for (let planted = 0; planted < count; planted += batch) {
      const last = Math.min(count, planted + batch);
      const kinds = categories.map(
        (category) => sql`
        when ${sql.lit(category)} then ${oneOf('kind', titleWords[category].kinds)} || ' '
          || ${oneOf('thing', titleWords[category].things)} || ' for your '
          || ${oneOf('customer', customers)} || ' ' || ${oneOf('way', titleWords[category].ways)}`,
      );
      await sql`
        with seller as materialized (
          select array_agg(id order by email) as ids from people)
        insert into services (id, seller_id, title, description, category, price_paise, created_at)
        select gen_random_uuid(), seller.ids[1 + ${pick('seller', sellers)}],
          case category ${sql.join(kinds, sql` `)} end,
          'Tell me what you have in mind: I bring ' || ${name('tool', names)} || ' and '
            || ${name('style', names)} || ' to it, with years of work in studios, for you.',
          category, 10000 + 100 * ${pick('price', 100_000)},
          timestamptz '2026-01-01' + number * interval '1 second'
        from seller, (
          select number, ${oneOf('category', categories)} as category
          from generate_series(${sql.lit(planted + 1)}, ${sql.lit(last)}) as number) as numbered`.execute(
        connection,
      );
    }
    await sql`set session_replication_role = origin`.execute(connection);
    await sql`analyze services`.execute(connection);
  });
}
