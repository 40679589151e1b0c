import * as z from 'zod/mini';
import { peopleRefusals } from './refusals.ts';
import { call } from '../contract/call.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';

/**
 * A browser in which somebody is signed in.
 *
 * @see Specification, X2
 */
export const sessionSchema = z.object({
  _id: idSchema,
  /** Browser and system in words, such as `Firefox on Windows`; never the token. */
  device: z.string(),
  /** When it was signed in. */
  createdAt: momentSchema,
  /** When it was last in use, up to ten minutes ago. */
  lastUsedAt: momentSchema,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
/**
 * A browser in which somebody is signed in.
 *
 * @see Specification, X2
 */
export type Session = z.infer<typeof sessionSchema>;

/**
 * The calls about sessions.
 *
 * @see Specification, calls
 */
export const sessionCalls = {
  /**
   * `GET /auth/sessions`: lists where the caller is signed in, the last used first.
   *
   * @see Specification, X2
   */
  listSessions: call({
    method: 'GET',
    path: '/auth/sessions',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ sessions: z.array(sessionSchema) }),
  }),
  /**
   * `DELETE /auth/sessions/{id}`: signs the caller out of one browser. Other people's sessions
   * count as not found. Fails with `notFound` for somebody else’s.
   *
   * @see Specification, X3
   */
  endSession: call({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [peopleRefusals.sessionNotFound],
  }),
};

export const { listSessions, endSession } = sessionCalls;
