import { createMessageKeeper, tellMessage } from '../conversations/index.ts';
import type { Database } from '../database/openDatabase.ts';
import {
  createAddressGuard,
  createHeldHandlers,
  createKeepPrints,
  createSettleReported,
  createTextGuard,
} from '../guard/index.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { reviewKeeper } from '../reviews/index.ts';

/** Puts together everything about what is held until somebody of the market has looked at it. */
export function createGuardParts(
  database: Database,
  { book, rateLimitScale }: { book: MarketBook; rateLimitScale: number },
) {
  const keepers = { review: reviewKeeper, message: createMessageKeeper(tellMessage) };
  return {
    addresses: createAddressGuard(database, book),
    findGuard: async () => {
      const { settings } = await book.read();
      return createTextGuard(rateLimitScale, settings['texts.alike'] === 'hold');
    },
    settleReported: createSettleReported(keepers),
    handlers: createHeldHandlers(database, keepers),
    jobs: [createKeepPrints(database)],
  };
}
