import { type RawBuilder, sql } from 'kysely';

/**
 * Marks a statement that is asked all the time: either database plans it once for each connection,
 * which takes longer than answering it. Its text must always be the same: a list is one parameter. A
 * plan for all parameters is kept only if the planner expects no better one for those at hand: what
 * it would look at is hidden in `(select …)`, and what never changes is no parameter (`sql.lit`).
 */
export const planOnce = (name: string): RawBuilder<unknown> =>
  sql.raw(`/* planned once: ${name} */`);

/** The name of a statement that is marked so. */
export const findPlanName = (text: string): string | undefined =>
  /\/\* planned once: (\w+) \*\//.exec(text)?.[1];
