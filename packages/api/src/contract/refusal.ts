import * as z from 'zod/mini';
import { quoteSchema } from '../services/price.ts';

/**
 * What a server sends with a status of 400 and above. The text is meant for people and is shown
 * as it is.
 *
 * @see Specification, errors
 */
export const refusalSchema = z.object({
  success: z.literal(false),
  /** One text, or one a fault. Left out where a session is missing: see `errorMessage`. */
  message: z.optional(z.union([z.string(), z.array(z.string())])),
  /**
   * Takes the place of `message` when nobody is signed in, so that a visitor who merely opens
   * the site is not shown an alert.
   */
  errorMessage: z.optional(z.string()),
  /** What is wrong with which field of the request, such as `{ price: 'Please enter …' }`. */
  fields: z.optional(z.record(z.string(), z.string())),
  /**
   * Which of the refusals that the contract lists this is, such as `orderNotFound`. Left out by
   * backends that know only `message`.
   */
  code: z.optional(z.string()),
  /** True if the same call succeeds after `confirmPassword` or `logIn`. */
  needsPassword: z.optional(z.boolean()),
  /** What an order costs now, where it is refused because that has changed. */
  quote: z.optional(quoteSchema),
});
/**
 * What a server sends with a status of 400 and above.
 *
 * @see Specification, errors
 */
export type Refusal = z.infer<typeof refusalSchema>;

/**
 * One way in which a server refuses: `code` for programs, `message` for people.
 *
 * @see Specification, errors
 */
export interface RefusalEntry<Code extends string = string> {
  code: Code;
  /** The HTTP status, 400 to 599. */
  status: number;
  /** In English. A `{name}` stands for a value, which `fillIn` puts there. */
  message: string;
}

/** Names the refusals of a list by their keys. */
export const listRefusals = <Code extends string>(
  entries: Record<Code, readonly [status: number, message: string]>,
): { [Each in Code]: RefusalEntry<Each> } =>
  Object.fromEntries(
    Object.entries<readonly [number, string]>(entries).map(([code, [status, message]]) => [
      code,
      { code, status, message },
    ]),
  ) as { [Each in Code]: RefusalEntry<Each> };

/**
 * Replaces the names in braces of a message with values.
 *
 * @see Specification, errors
 */
export const fillIn = (message: string, values: Record<string, string | number> = {}): string =>
  message.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
