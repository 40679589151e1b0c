import type {
  AnswerOf,
  Call,
  CheckedRequestOf,
  Contract,
  Role,
  Suspension,
} from '@market/api/contract';
import type { PreparedAnswer } from './PreparedAnswer.ts';
import type { StreamedAnswer } from './StreamedAnswer.ts';

/** The signed-in person who makes a call. */
export interface SignedInPerson {
  _id: string;
  fullname: string;
  email: string;
  /** What they may do as an operator; missing for everybody else. */
  role?: Role | undefined;
  /** Whether an operator has a second factor; missing for everybody else. */
  isProtected?: boolean;
  /** What of their account rests; missing for everybody else. */
  suspension?: Suspension | undefined;
  /** Whether somebody of the market is to look at their account first; missing for everybody else. */
  isHeld?: boolean;
}

/** The session of the caller. */
export interface VisitSession {
  /** Undefined for a visitor. */
  id: string | undefined;
  /** Whether the password was typed a short while ago: see `passwordFreshMinutes`. */
  isFresh: boolean;
  /** When the code of a second factor was last typed in it; null if it never was. */
  confirmedAt: Date | null;
  /** Whether that was a short while ago: see `requireStepUp`. */
  isSteppedUp: boolean;
  /**
   * Signs a person in under a new token; an earlier session of this browser ends.
   *
   * @param confirmedAt When they typed the code of a second factor. Defaults to null: they did not.
   * @param begunElsewhere Whether an issuer has begun it, and does not say that it has just seen them: then it
   *   is not fresh. Defaults to no.
   */
  start: (personId: string, confirmedAt?: Date | null, begunElsewhere?: boolean) => Promise<void>;
  /** Notes that the code of a second factor has just been typed. */
  stepUp: () => Promise<void>;
  /** Signs out, if anybody is signed in. */
  end: () => Promise<void>;
}

/** What a handler may want to know beside the request itself. */
export interface Visit {
  /** The network address of the caller. */
  address: string;
  /** The network that limits count it to: see `toNetwork`. */
  network: string;
  /** The header `Idempotency-Key`, at most 255 characters. */
  idempotencyKey: string | undefined;
  /** Whether this browser has changed something a short while ago. */
  hasWritten: boolean;
  /** What marks a browser that logs in through an issuer; undefined for all others. */
  browser: string | undefined;
  session: VisitSession;
}

/**
 * Answers one call, for this caller, with an answer prepared for everybody or with a stream. Refuses by
 * throwing a `CallRefusal`.
 */
export type CallHandler<AnyCall extends Call> = (
  request: CheckedRequestOf<AnyCall>,
  person: AnyCall['access'] extends 'signedIn' | 'operator'
    ? SignedInPerson
    : SignedInPerson | undefined,
  visit: Visit,
) => Promise<AnswerOf<AnyCall> | PreparedAnswer | StreamedAnswer>;

/** A handler for every call of a contract. */
export type HandlersOf<Table> = {
  [Name in keyof Table]: Table[Name] extends Call ? CallHandler<Table[Name]> : never;
};

/** A handler for every call of the marketplace. */
export type Handlers = HandlersOf<Contract>;
