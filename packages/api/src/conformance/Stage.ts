import type { MarketClient } from '../client/createMarketClient.ts';
import type { CallName } from '../contract/contract.ts';

/** Everybody and everything that the checks need. */
export interface Stage {
  host: string;
  /** Runs one check and remembers what it showed. */
  look: (callName: CallName, title: string, check: () => Promise<unknown>) => Promise<void>;
  /** Makes the client of somebody who is not signed in. */
  createClient: () => MarketClient;
  visitor: MarketClient;
  seller: MarketClient;
  buyer: MarketClient;
  /** Distinguishes the things of this run from those of others. */
  mark: string;
  people: { seller: Account; buyer: Account };
  /** Everybody's password at first. */
  password: string;
}

interface Account {
  fullname: string;
  email: string;
}

/** The ids of the two accounts. */
export interface Ids {
  sellerId: string;
  buyerId: string;
}

/** An id of the same form that does not exist. */
export const toUnknown = (id: string) => id.slice(0, -4) + (id.endsWith('0000') ? '1111' : '0000');
