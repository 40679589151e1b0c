import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CallRefusal } from '../CallRefusal.ts';
import type { Database } from '../database/openDatabase.ts';

/** How often something may be done within some minutes. */
export interface RateLimit {
  /** Names what is limited. */
  name: string;
  count: number;
  minutes: number;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Neither addresses nor e-mails are kept, only what they can be compared with. */
const toKey = ({ name }: RateLimit, who: string) =>
  `${name}:${createHash('sha256').update(who.toLowerCase()).digest('base64url')}`;

/** Counts attempts in the database, so that all server processes count together. */
export const createRateLimits = (database: Database, scale: number) => ({
  /** Counts one attempt. Throws a 429 with `Retry-After` if there were too many. */
  async count(limit: RateLimit, who: string): Promise<void> {
    const resetsAt = sql<Date>`now() + ${limit.minutes} * interval '1 minute'`;
    const { count, seconds } = await database
      .insertInto('rate_limits')
      .values({ key: toKey(limit, who), count: 1, resets_at: resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when rate_limits.resets_at < now() then 1 else rate_limits.count + 1 end`,
          resets_at: sql`case when rate_limits.resets_at < now() then ${resetsAt} else rate_limits.resets_at end`,
        }),
      )
      .returning('count')
      .returning(sql<number>`ceil(extract(epoch from resets_at - now()))`.as('seconds'))
      .executeTakeFirstOrThrow();
    if (count > limit.count * scale) {
      throw new CallRefusal(
        429,
        'Too many attempts. Please try again later.',
        Math.max(1, seconds),
      );
    }
  },

  /** Forgets the attempts of somebody who has shown to be the right one. */
  async forgive(limit: RateLimit, who: string): Promise<void> {
    await database.deleteFrom('rate_limits').where('key', '=', toKey(limit, who)).execute();
  },

  /** Forgets what no longer counts. */
  async clean(): Promise<void> {
    await database.deleteFrom('rate_limits').where('resets_at', '<', new Date()).execute();
  },
});
