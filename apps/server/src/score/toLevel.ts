import type { LevelRule, ScoreRules, SellerLevel } from '@market/api/contract';

/** What decides about a level. */
export interface LevelFacts {
  score: number;
  /** Completed in the time that counts. */
  orders: number;
  buyers: number;
}

/** A level, and since when it is more than somebody reaches. */
export interface HeldLevel {
  level: SellerLevel;
  belowSince: Date | null;
}

const ladder: SellerLevel[] = ['new', 'none', 'one', 'two', 'top'];
const heightOf = (level: SellerLevel) => ladder.indexOf(level);
const isReached = ({ orders, buyers, score }: LevelRule, facts: LevelFacts) =>
  facts.orders >= orders && facts.buyers >= buyers && facts.score >= score;

/** The level that somebody reaches right now. */
export function findReached(facts: LevelFacts, { newOrders, levels }: ScoreRules): SellerLevel {
  if (facts.orders < newOrders) return 'new';
  return levels.findLast((rule) => isReached(rule, facts))?.level ?? 'none';
}

/** What the level above one takes; null at the top. */
export const findNextRule = (level: SellerLevel, { levels }: ScoreRules): LevelRule | null =>
  levels.find((rule) => heightOf(rule.level) > heightOf(level)) ?? null;

/**
 * The level that somebody has from now on: a higher one at once, a lower one only after they were below theirs for
 * some time, and one at a time.
 */
export function moveLevel(
  held: HeldLevel,
  reached: SellerLevel,
  { fallDays }: Pick<ScoreRules, 'fallDays'>,
  now: Date,
): HeldLevel {
  const { level, belowSince } = held;
  const isSafe = heightOf(level) < heightOf('one');
  if (isSafe || heightOf(reached) >= heightOf(level)) return { level: reached, belowSince: null };
  if (belowSince === null) return { level, belowSince: now };
  if (now < fallsAt(belowSince, fallDays)) return held;
  const lower = ladder[heightOf(level) - 1] ?? 'none';
  // Somebody below all levels has none, or is new again.
  if (heightOf(lower) < heightOf('one')) return { level: reached, belowSince: null };
  return { level: lower, belowSince: lower === reached ? null : now };
}

/** When a level is lost unless something changes. */
export const fallsAt = (belowSince: Date, fallDays: number): Date =>
  new Date(belowSince.getTime() + fallDays * 86_400_000);
