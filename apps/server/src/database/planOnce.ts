import { type RawBuilder, sql } from 'kysely';

/**
 * Marks a statement that runs all the time: each connection plans it only once, as planning takes
 * longer than running it. Its text must always be the same, so a list is one parameter. PostgreSQL
 * keeps a generic plan only if it expects no better one for the parameters at hand: hide those it
 * would inspect in `(select …)`, and write what never changes with `sql.lit`.
 */
export const planOnce = (name: string): RawBuilder<unknown> =>
  sql.raw(`/* planned once: ${name} */`);

/** The name of a statement that `planOnce` marked. */
export const findPlanName = (text: string): string | undefined =>
  /\/\* planned once: (\w+) \*\//.exec(text)?.[1];
