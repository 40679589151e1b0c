import type { RefusalCode } from '../contract/refusals.ts';
import type { Quote } from '../services/price.ts';

/**
 * Why a call failed.
 *
 * - `network`: no answer came. `timeout`: none came in time. `aborted`: the caller gave up.
 * - `unauthorized` (401): nobody is signed in, or the password is wrong.
 * - `forbidden` (403), `notFound` (404, 410), `conflict` (402, 409, 412): as the server says.
 * - `validation` (every other 4xx): the server does not take what was sent; see `fields`.
 * - `rateLimited` (429): too many calls; see `retryAfter`.
 * - `server` (5xx): the server failed.
 * - `malformedAnswer`: the answer does not fit the contract; `fields` names what and where.
 *
 * @see Specification, errors
 */
export type CallErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'validation'
  | 'rateLimited'
  | 'server'
  | 'malformedAnswer';

/** Any other text, without hiding the listed ones from an editor. */
type OtherCode = string & Record<never, never>;

/**
 * A failed call as plain data, which a store can keep.
 *
 * @see Specification, errors
 */
export interface CallFailure {
  kind: CallErrorKind;
  /**
   * To be shown to people: the server's own text where it sent one; several are joined by a
   * space. Empty when the server only says that nobody is signed in, so that a visitor who opens
   * the site is not shown an alert.
   */
  message: string;
  /** The HTTP status; missing when no answer came. */
  status?: number | undefined;
  /**
   * Which refusal of the contract it is; missing where the backend knows no codes. A newer backend may
   * send others than `RefusalCode` lists.
   */
  code?: RefusalCode | OtherCode | undefined;
  /** What is wrong with which field, by its path, such as `price` or `services.0.title`. */
  fields?: Record<string, string> | undefined;
  /** Whether the same call succeeds after `confirmPassword` or `logIn`. */
  needsPassword?: boolean | undefined;
  /** What an order costs now, where it is refused because that has changed. */
  quote?: Quote | undefined;
  /** In how many seconds the server wants to be asked again; missing when it does not say. */
  retryAfter?: number | undefined;
  /**
   * Whether the server may have acted without saying so, and would act again: a call that writes
   * was sent, no proper answer came, and the backend has not announced that repetitions have no
   * further effect. Check what became of it before repeating the call.
   */
  mayHaveActed?: boolean | undefined;
}

/**
 * The only error that a call of the client throws, apart from programming errors.
 *
 * @see Specification, errors
 */
export class CallError extends Error implements CallFailure {
  override readonly name = 'CallError';
  /** The name of the call in the contract, such as `removeFromWishlist`. */
  readonly callName: string;
  readonly kind: CallErrorKind;
  readonly status: number | undefined;
  readonly code: RefusalCode | OtherCode | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly needsPassword: boolean | undefined;
  readonly quote: Quote | undefined;
  readonly retryAfter: number | undefined;
  readonly mayHaveActed: boolean;

  constructor(callName: string, failure: CallFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.callName = callName;
    this.kind = failure.kind;
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields;
    this.needsPassword = failure.needsPassword;
    this.quote = failure.quote;
    this.retryAfter = failure.retryAfter;
    this.mayHaveActed = failure.mayHaveActed ?? false;
  }
}
