import { adminContract } from '../contract/adminContract.ts';
import type { CallClient } from './createCallClient.ts';
import { createTableClient } from './createTableClient.ts';
import type { MarketClientOptions } from './createTableClient.ts';

/**
 * One typed method for every call of those who run the market.
 *
 * @see Specification, X30
 */
export type AdminClient = CallClient<typeof adminContract>;

/**
 * Makes the client of those who run the market. A site that loads it apart from everything else tells
 * nobody else what there is.
 *
 * @see Specification, X30
 */
export const createAdminClient = (options: MarketClientOptions): AdminClient =>
  createTableClient(adminContract, options);
