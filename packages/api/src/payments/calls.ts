import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { orderRefusals } from '../orders/refusals.ts';
import { paymentRefusals } from './refusals.ts';
import { orderedRefusals, orderedShape, orderInfoSchema } from '../orders/calls.ts';
import { idSchema } from '../contract/values.ts';

/**
 * What `startPayment` takes, for programs that keep it while a payment goes on.
 *
 * @see Specification, C21
 */
export const paymentRequest = z.object({
  /** In paise: the price in rupees × 100, rounded. */
  amount: z.number(),
  /**
   * The id of what is paid for. Without it the order says so, and the stored price is compared
   * then: a client that names it is told before the card is charged, not after.
   */
  service: z.optional(idSchema),
  /** Needed together with `service`. */
  orderInfo: z.optional(orderInfoSchema),
  ...orderedShape,
  /**
   * What `quoteOrder` gave with the price that was shown. If that is no longer the price, or no longer
   * what is promised for it, nothing is started. Defaults to comparing the amount only.
   */
  quote: z.optional(z.string()),
});

/**
 * The calls about paying.
 *
 * @see Specification, calls
 */
export const paymentCalls = {
  /**
   * `GET /payment/stripeApiKey`: gives the card provider's public key. One that begins with
   * `pk_sandbox_` means the offline provider.
   *
   * @see Specification, C20
   */
  getCardProviderKey: call({
    method: 'GET',
    path: '/payment/stripeApiKey',
    access: 'public',
    request: z.object({}),
    answer: z.object({ stripeApiKey: z.string() }),
  }),
  /**
   * `POST /payment/process`: starts a payment. With a service the stored price decides what is
   * charged, the amount that the browser sends is only compared with it, and the order is placed
   * even if the browser never comes back after paying. By amount alone it waits for the
   * `createOrder` that says what it was for: a charge that none claims within 15 minutes is given
   * back by itself, and its buyer told by mail. One buyer may have ten such payments open (429),
   * each for an hour until the card is charged. Fails with `conflict` when the price has changed,
   * `notFound` when the service is gone.
   *
   * @see Specification, C21
   */
  startPayment: call({
    method: 'POST',
    path: '/payment/process',
    access: 'signedIn',
    request: paymentRequest,
    answer: z.object({
      /** Lets the browser confirm this payment at the card provider. */
      client_secret: z.string(),
    }),
    refusals: [
      paymentRefusals.noSuchAmount,
      orderRefusals.unfilledPhoneNumber,
      orderRefusals.invalidPhoneNumber,
      ...orderedRefusals,
      orderRefusals.priceChanged,
      paymentRefusals.keyOfOtherPayment,
      paymentRefusals.tooManyOpenPayments,
      paymentRefusals.tooManyRefusedCards,
    ],
    takesIdempotencyKey: true,
  }),
};

export const { getCardProviderKey, startPayment } = paymentCalls;
