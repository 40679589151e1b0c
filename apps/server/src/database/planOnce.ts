import { type RawBuilder, sql } from 'kysely';

/**
 * Marks a statement that is asked all the time: PostgreSQL plans it once for each connection, which
 * takes longer than answering it. Its text must always be the same: a list is one parameter. A
 * plan that suits all parameters is kept only if none looks better to the planner: hide those
 * that it would look at in `(select …)`.
 */
export const planOnce = (name: string): RawBuilder<unknown> =>
  sql.raw(`/* planned once: ${name} */`);

/** The name of a statement that is marked so. */
export const findPlanName = (text: string): string | undefined =>
  /\/\* planned once: (\w+) \*\//.exec(text)?.[1];
