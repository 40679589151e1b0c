import type * as z from 'zod/mini';
import type { RefusalEntry } from './refusal.ts';
import type { Role } from './role.ts';

/**
 * Who may make a call: anybody, somebody who has logged in, or somebody who runs the market. For
 * everybody else, calls of operators do not exist.
 *
 * @see Specification, calls
 */
export type Access = 'public' | 'signedIn' | 'operator';

/**
 * How the fields of a request that are not in the path travel:
 * `query` in the address, the others in the body. `bytes` sends the field `bytes` as it is, and the field
 * `digest` in the header `Content-Digest`.
 *
 * @see Specification, calls
 */
export type RequestEncoding = 'query' | 'json' | 'multipart' | 'form' | 'bytes';

/**
 * One line of the contract: everything that both sides must know about a call.
 *
 * @see Specification, calls
 */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  CallAccess extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to `{host}`. A `{name}` is replaced with the field of that name. */
  path: string;
  access: CallAccess;
  /** Which role a call of operators takes, or which of several; undefined for all others. */
  role?: Role | readonly Role[];
  encoding: RequestEncoding;
  /** All fields of path, query and body as one object. */
  request: Request;
  answer: Answer;
  /** Whether the answer goes on, as server-sent events, until one side ends it. */
  isStream: boolean;
  /** The refusals a caller can expect beyond a failed validation (400) and a missing session (401). */
  refusals: readonly RefusalEntry[];
  /** Whether a repetition has no further effect, so that a lost answer may be asked for again. */
  isRepeatable: boolean;
  /** Whether the server remembers an `Idempotency-Key`, so that a repetition gets the first answer. */
  takesIdempotencyKey: boolean;
}

type CallDescription<Request, Answer, CallAccess> = Pick<Call, 'method' | 'path'> & {
  access: CallAccess;
  request: Request;
  answer: Answer;
  /** Defaults to `query` for GET and DELETE, `json` for the others. */
  encoding?: RequestEncoding;
  /** Defaults to false. A stream may ask to go on with its field `after`, sent as `Last-Event-ID`. */
  isStream?: boolean;
  /** Defaults to none. */
  refusals?: Call['refusals'];
  /** Defaults to true for GET only. */
  isRepeatable?: boolean;
  /** Defaults to false. */
  takesIdempotencyKey?: boolean;
} & (CallAccess extends 'operator' ? { role: Role | readonly Role[] } : { role?: never });

/**
 * The header of every answer by which a backend announces that it keeps to `isRepeatable` and
 * `takesIdempotencyKey`, with any value. Without it a client repeats nothing that writes.
 *
 * @see Specification, calls
 */
export const repetitionHeader = 'Accept-Idempotency-Key';

/**
 * Describes one call of the contract.
 *
 * @see Specification, calls
 */
export function call<
  Request extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  CallAccess extends Access,
>(description: CallDescription<Request, Answer, CallAccess>): Call<Request, Answer, CallAccess> {
  const { method } = description;
  return {
    encoding: method === 'GET' || method === 'DELETE' ? 'query' : 'json',
    isStream: false,
    refusals: [],
    isRepeatable: method === 'GET',
    takesIdempotencyKey: false,
    ...description,
  };
}

/**
 * What a caller passes. Fields with a default may be left out.
 *
 * @see Specification, calls
 */
export type RequestOf<AnyCall extends Call> = z.input<AnyCall['request']>;

/**
 * What the server works with after the request has been checked.
 *
 * @see Specification, calls
 */
export type CheckedRequestOf<AnyCall extends Call> = z.output<AnyCall['request']>;

/**
 * What a caller gets.
 *
 * @see Specification, calls
 */
export type AnswerOf<AnyCall extends Call> = z.output<AnyCall['answer']>;
