import { adminContract } from './adminContract.ts';
import type { AnswerOf, CheckedRequestOf, RequestOf } from './call.ts';
import { memberContract } from './memberContract.ts';

/**
 * The table of all calls: the only place that knows a path or a field. Client, hooks, server,
 * documentation and tests are made from it. The comment on a call is also what an editor shows for
 * the client's method.
 *
 * @see Specification, calls
 */
export const contract: typeof memberContract & typeof adminContract = {
  ...memberContract,
  ...adminContract,
};

/**
 * The type of the whole table.
 *
 * @see Specification, calls
 */
export type Contract = typeof contract;

/**
 * The name of a call, the same on every level.
 *
 * @see Specification, calls
 */
export type CallName = keyof Contract;

/**
 * What the call of this name takes.
 *
 * @see Specification, calls
 */
export type MarketRequest<Name extends CallName> = RequestOf<Contract[Name]>;

/**
 * The request of this call after it has been checked.
 *
 * @see Specification, calls
 */
export type CheckedMarketRequest<Name extends CallName> = CheckedRequestOf<Contract[Name]>;

/**
 * What the call of this name gives.
 *
 * @see Specification, calls
 */
export type MarketAnswer<Name extends CallName> = AnswerOf<Contract[Name]>;
