import type { AnswerOf, Call, CheckedRequestOf, Contract } from '@market/api/contract';
import type { PreparedAnswer } from './PreparedAnswer.ts';

/** The signed-in person who makes a call. */
export interface SignedInPerson {
  _id: string;
  fullname: string;
  email: string;
}

/** The session of the caller. */
export interface VisitSession {
  /** Undefined for a visitor. */
  id: string | undefined;
  /** Whether the password was typed a short while ago: see `passwordFreshMinutes`. */
  isFresh: boolean;
  /** Signs a person in under a new token; an earlier session of this browser ends. */
  start: (personId: string) => Promise<void>;
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
  session: VisitSession;
}

/**
 * Answers one call, either for this caller or with an answer prepared for everybody. Refuses by
 * throwing a `CallRefusal`.
 */
export type CallHandler<AnyCall extends Call> = (
  request: CheckedRequestOf<AnyCall>,
  person: AnyCall['access'] extends 'signedIn' ? SignedInPerson : SignedInPerson | undefined,
  visit: Visit,
) => Promise<AnswerOf<AnyCall> | PreparedAnswer>;

/** A handler for every call of a contract. */
export type HandlersOf<Table> = {
  [Name in keyof Table]: Table[Name] extends Call ? CallHandler<Table[Name]> : never;
};

/** A handler for every call of the marketplace. */
export type Handlers = HandlersOf<Contract>;
