import * as z from 'zod/mini';
import { call } from './call.ts';
import { orderInfoSchema } from './orders.ts';
import { idSchema } from './values.ts';

/**
 * Gives the card provider's public key. One that begins with `pk_sandbox_` means the offline provider.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#C20 | Specification, C20}
 */
export const getCardProviderKey = call({
  method: 'GET',
  path: '/payment/stripeApiKey',
  access: 'public',
  request: z.object({}),
  answer: z.object({ stripeApiKey: z.string() }),
});

/**
 * What `startPayment` takes, for whoever keeps it while a payment goes on.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#C21 | Specification, C21}
 */
export const paymentRequest = z.object({
  /** In paise: the price in rupees × 100, rounded. */
  amount: z.number(),
  /** The id of what is paid for. The hosted backend does without; ours needs it. */
  service: z.optional(idSchema),
  orderInfo: z.optional(orderInfoSchema),
});

/**
 * Starts a payment. The stored price decides what is charged; the amount that the browser
 * sends is only compared with it. With the order's information the order is placed even if
 * the browser never comes back after paying.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#C21 | Specification, C21}
 */
export const startPayment = call({
  method: 'POST',
  path: '/payment/process',
  access: 'signedIn',
  request: paymentRequest,
  answer: z.object({
    /** Lets the browser confirm this payment at the card provider. */
    client_secret: z.string(),
  }),
  errors: {
    400: [
      'Please say which service you are paying for.',
      'Please enter your phone number!',
      'Please enter a valid phone number!',
      'You cannot order your own service.',
    ],
    404: 'Service Not Found!',
    409: [
      'The price of this service has changed.',
      'This Idempotency-Key belongs to another payment.',
    ],
  },
  takesIdempotencyKey: true,
});
