import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';

/** How a pretended backend answers the calls about payments. */
export const createPaymentReplies = (market: PretendedMarket) =>
  ({
    getCardProviderKey: () => ({ stripeApiKey: market.stripeApiKey }),
    startPayment: () => ({ client_secret: 'pi_sandbox_sample_secret_sample' }),
  }) satisfies Partial<Replies>;
