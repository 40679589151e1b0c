import { memberContract } from '../contract/memberContract.ts';
import type { CallClient } from './createCallClient.ts';
import { createTableClient } from './createTableClient.ts';
import type { MarketClientOptions } from './createTableClient.ts';

/**
 * One typed method for every call of members and visitors.
 *
 * @see Specification, X30
 */
export type MemberClient = CallClient<typeof memberContract>;

/**
 * Makes the client of a site: as `createMarketClient`, but it does not know the calls of those who run
 * the market, so that nothing of them is sent to browsers.
 *
 * @see Specification, X30
 */
export const createMemberClient = (options: MarketClientOptions): MemberClient =>
  createTableClient(memberContract, options);
