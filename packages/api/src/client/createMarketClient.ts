import { contract } from '../contract/contract.ts';
import type { Contract } from '../contract/contract.ts';
import type { CallClient } from './createCallClient.ts';
import { createTableClient } from './createTableClient.ts';
import type { MarketClientOptions } from './createTableClient.ts';

export type { MarketClientOptions } from './createTableClient.ts';

/**
 * One typed method for every call of the marketplace.
 *
 * @see Specification, P30
 */
export type MarketClient = CallClient<Contract>;

/**
 * Makes the client of a marketplace. It works in browsers, Node and workers, sends the session's
 * cookie with every request, and reads our own backend as well as the hosted one.
 *
 * @see Specification, P30
 * @example
 * const client = createMarketClient({ host: 'https://market.example/api' });
 * const { services } = await client.listServices({ keyword: 'logo', price: { lte: 5000 } });
 */
export const createMarketClient = (options: MarketClientOptions): MarketClient =>
  createTableClient(contract, options);
