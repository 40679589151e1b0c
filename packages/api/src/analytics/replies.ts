import { createRefusal } from '../testing/answers.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createAnalytics, createServiceDays } from './samples.ts';

/** How a pretended backend answers the calls about how services are found. */
export const createAnalyticsReplies = (market: PretendedMarket) =>
  ({
    countSeen: () => ({}),
    getAnalytics: ({ from, to, service }) => {
      if (service !== undefined && !market.services.some(({ _id }) => _id === service)) {
        return createRefusal('serviceNotFound');
      }
      if (from === undefined || to === undefined) return market.analytics;
      return createAnalytics({ from, to, days: createServiceDays(from, to) });
    },
  }) satisfies Partial<Replies>;
