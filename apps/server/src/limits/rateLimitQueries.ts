import { refusals } from '@market/api/contract';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Database } from '../database/openDatabase.ts';

/** How often something may be done within some minutes. */
export interface RateLimit {
  /** Names what is limited. */
  name: string;
  count: number;
  minutes: number;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Neither addresses nor e-mails are stored, only hashes to compare them with. */
const toKey = ({ name }: RateLimit, who: string) =>
  `${name}:${createHash('sha256').update(who.toLowerCase()).digest('base64url')}`;

/** What is attempted, by whom or on what, and how much it counts: 1 by default. */
export type Attempt = [limit: RateLimit, who: string, count?: number];

const toLimits = (attempts: Attempt[]) =>
  new Map(
    attempts.map(([limit, who, attempted = 1]) => [toKey(limit, who), { ...limit, attempted }]),
  );

const secondsLeft = sql<number>`ceil(extract(epoch from resets_at - now()))::int`;

/** Raises the counts of limits and returns them. */
const raise = (database: Database, limits: ReturnType<typeof toLimits>, times: number) =>
  database
    .insertInto('rate_limits')
    .values(
      [...limits]
        .toSorted(([first], [second]) => (first < second ? -1 : 1))
        .map(([key, { minutes, attempted }]) => ({
          key,
          count: times * attempted,
          resets_at: sql<Date>`now() + ${minutes} * interval '1 minute'`,
        })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`excluded.count + case when rate_limits.resets_at < now() then 0 else rate_limits.count end`,
        resets_at: sql`case when rate_limits.resets_at < now() then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['key', 'count', secondsLeft.as('seconds')])
    .execute();

/**
 * Counts attempts in the database, so that all server processes count together. A call that
 * touches several limits locks them in the order of their keys, so that two cannot deadlock.
 */
export const createRateLimits = (database: Database, scale: number) => ({
  /**
   * Counts an attempt under one or more limits. Throws a 429 with `Retry-After` if there were too
   * many.
   */
  async count(...attempts: Attempt[]): Promise<void> {
    const limits = toLimits(attempts);
    const counted = await raise(database, limits, 1);
    const exceeded = counted.filter(
      ({ key, count }) => count > (limits.get(key)?.count ?? 0) * scale,
    );
    if (exceeded.length > 0) {
      const seconds = Math.max(1, ...exceeded.map((limit) => limit.seconds));
      throw new CallRefusal(refusals.tooManyAttempts, { retryAfterSeconds: seconds });
    }
  },

  /** Counts attempts that were made elsewhere. */
  async add(times: number, ...attempts: Attempt[]): Promise<void> {
    await raise(database, toLimits(attempts), times);
  },

  /**
   * How long somebody who has reached one of these limits must wait, in seconds; 0 if none is
   * reached.
   */
  async tellWait(...attempts: Attempt[]): Promise<number> {
    const limits = toLimits(attempts);
    const counted = await database
      .selectFrom('rate_limits')
      .select(['key', 'count', secondsLeft.as('seconds')])
      .where('key', 'in', [...limits.keys()])
      .execute();
    const reached = counted.filter(
      ({ key, count, seconds }) => seconds > 0 && count >= (limits.get(key)?.count ?? 0) * scale,
    );
    return Math.max(0, ...reached.map(({ seconds }) => seconds));
  },

  /** Forgets the attempts of somebody who has proved to be the right person. */
  async forgive(...attempts: Attempt[]): Promise<void> {
    const keys = attempts.map(([limit, who]) => toKey(limit, who));
    await database
      .deleteFrom('rate_limits')
      .where('key', 'in', (known) =>
        known
          .selectFrom('rate_limits')
          .select('key')
          .where('key', 'in', keys)
          .orderBy(sql`key collate "C"`)
          .forUpdate(),
      )
      .execute();
  },

  /** Takes back an attempt that turned out not to count. */
  async takeBack([limit, who]: Attempt): Promise<void> {
    await database
      .updateTable('rate_limits')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('key', '=', toKey(limit, who))
      .execute();
  },

  /** Forgets expired counts, except those being raised right now. */
  async clean(): Promise<void> {
    await database
      .deleteFrom('rate_limits')
      .where('key', 'in', (past) =>
        past
          .selectFrom('rate_limits')
          .select('key')
          .where('resets_at', '<', new Date())
          .forUpdate()
          .skipLocked(),
      )
      .execute();
  },
});
