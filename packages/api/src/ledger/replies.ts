import { pageOf } from '../testing/pageOf.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createBooks } from './samples.ts';

/** How a pretended backend answers the calls about the market's books. */
export const createLedgerReplies = (market: PretendedMarket) =>
  ({
    getBooks: ({ cursor }) => {
      const { page, cursors } = pageOf(market.openRefunds, cursor);
      return { ...createBooks({ refunds: market.openRefunds }), refunds: page, ...cursors };
    },
  }) satisfies Partial<Replies>;
