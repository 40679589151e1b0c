import { createRefusal } from '../testing/answers.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';

/** How a pretended backend answers the call about the market itself. */
export const createMarketReplies = (market: PretendedMarket) =>
  ({
    getMarket: () => (market.about ? { market: market.about } : createRefusal('notFound')),
  }) satisfies Partial<Replies>;
