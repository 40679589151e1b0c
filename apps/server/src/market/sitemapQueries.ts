import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** The most addresses of one sitemap, as search engines read them. */
export const sitemapSize = 50_000;

/** How many are read at a time while a sitemap is written. */
const batchSize = 1_000;

/** The things that have a public page of their own. */
export type PublicThing = 'services' | 'people';

/** One page, and when what it shows was created. */
export interface PublicPage {
  id: string;
  created_at: Date;
}

/** Services on the market, and the people who offer them. */
const conditions = {
  services: sql`deleted_at is null and paused_at is null`,
  people: sql`exists (
    select from services where services.seller_id = people.id
      and services.deleted_at is null and services.paused_at is null)`,
};

export type SitemapQueries = ReturnType<typeof createSitemapQueries>;

/** What search engines are told about. Ids ascend with time, so a list only grows at its end. */
export const createSitemapQueries = (database: Database) => ({
  /** The first id of each sitemap. */
  async findBeginnings(things: PublicThing): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from (
        select id, row_number() over (order by id) - 1 as position
        from ${sql.table(things)} where ${conditions[things]}
      ) as numbered
      where position % ${sitemapSize} = 0
      order by id`.execute(database);
    return rows.map(({ id }) => id);
  },

  /** The pages of one sitemap, a batch at a time. */
  async *list(things: PublicThing, beginning: string): AsyncGenerator<PublicPage[]> {
    let next = sql`id >= ${beginning}`;
    for (let count = 0; count < sitemapSize; count += batchSize) {
      const { rows } = await sql<PublicPage>`
        select id, created_at from ${sql.table(things)}
        where ${next} and ${conditions[things]}
        order by id limit ${batchSize}`.execute(database);
      if (rows.length > 0) yield rows;
      if (rows.length < batchSize) return;
      next = sql`id > ${rows.at(-1)?.id}`;
    }
  },
});
