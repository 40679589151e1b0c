import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about payments are refused.
 *
 * @see Specification, errors
 */
export const paymentRefusals = listRefusals({
  noSuchAmount: [400, 'No service costs this amount.'],
  keyOfOtherPayment: [409, 'This Idempotency-Key belongs to another payment.'],
  /** In the card provider's own words. */
  providerRefused: [400, '{reason}'],
  /** In the card provider's own words. */
  providerAway: [502, '{reason}'],
  refundTooLarge: [409, 'There is less left of this payment than is to be given back.'],
  tooManyOpenPayments: [429, 'Too many of your payments are open. Please try again later.'],
  tooManyRefusedCards: [429, 'Too many cards have been refused. Please try again in {time}.'],
});
