import type { CardError } from '@market/api/sandbox';

/**
 * How the provider's own message about a payment travels to the backend.
 */
export type WebhookDelivery = 'prompt' | 'late' | 'lost' | 'doubled';

/**
 * A card that the offline provider knows, and what happens when somebody pays with it.
 */
export interface SandboxCard {
  /** What is typed, without spaces. */
  number: string;
  /** What the browser sends instead of the number. */
  token: string;
  brand:
    'Visa' | 'Mastercard' | 'American Express' | 'Discover' | 'Diners Club' | 'JCB' | 'UnionPay';
  /** What the card is for, in a few words. */
  name: string;
  /** Whether a 3-D Secure challenge has to be passed before the card is charged. */
  needsChallenge: boolean;
  /** Why charging it fails; null when it succeeds. */
  error: CardError | null;
  webhook: WebhookDelivery;
  /** Whether the holder disputes the charge as soon as it is made. */
  isDisputed: boolean;
}

type Behaviour = Partial<Pick<SandboxCard, 'needsChallenge' | 'error' | 'webhook' | 'isDisputed'>>;

const card = (
  number: string,
  token: string,
  brand: SandboxCard['brand'],
  name: string,
  behaviour: Behaviour = {},
): SandboxCard => ({
  number,
  token,
  brand,
  name,
  needsChallenge: false,
  error: null,
  webhook: 'prompt',
  isDisputed: false,
  ...behaviour,
});

const declined = (declineCode: string, message = 'Your card was declined.'): CardError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code: declineCode,
  message,
});

/**
 * The test cards: Stripe's documented numbers, tokens and messages, and three of our own
 * (4000 0000 99…) for webhooks that go wrong. Any expiry in the future and any CVC will do.
 */
export const sandboxCards: readonly SandboxCard[] = [
  card('4242424242424242', 'tok_visa', 'Visa', 'Succeeds'),
  card('4000056655665556', 'tok_visa_debit', 'Visa', 'Succeeds (debit)'),
  card('4000003560000008', 'tok_in', 'Visa', 'Succeeds (India)'),
  card('5555555555554444', 'tok_mastercard', 'Mastercard', 'Succeeds'),
  card('5200828282828210', 'tok_mastercard_debit', 'Mastercard', 'Succeeds (debit)'),
  card('5105105105105100', 'tok_mastercard_prepaid', 'Mastercard', 'Succeeds (prepaid)'),
  card('378282246310005', 'tok_amex', 'American Express', 'Succeeds'),
  card('6011111111111117', 'tok_discover', 'Discover', 'Succeeds'),
  card('30569309025904', 'tok_diners', 'Diners Club', 'Succeeds'),
  card('3566002020360505', 'tok_jcb', 'JCB', 'Succeeds'),
  card('6200000000000005', 'tok_unionpay', 'UnionPay', 'Succeeds'),

  card('4000000000003220', 'tok_threeDSecure2Required', 'Visa', '3-D Secure 2 required', {
    needsChallenge: true,
  }),
  card('4000002760003184', 'tok_threeDSecureRequired', 'Visa', '3-D Secure always required', {
    needsChallenge: true,
  }),
  card(
    '4000008400001629',
    'tok_threeDSecureRequiredChargeDeclined',
    'Visa',
    '3-D Secure passed, then declined',
    { needsChallenge: true, error: declined('generic_decline') },
  ),

  card('4000000000000002', 'tok_visa_chargeDeclined', 'Visa', 'Declined', {
    error: declined('generic_decline'),
  }),
  card('4000000000009995', 'tok_visa_chargeDeclinedInsufficientFunds', 'Visa', 'No money left', {
    error: declined('insufficient_funds', 'Your card has insufficient funds.'),
  }),
  card('4000000000009987', 'tok_visa_chargeDeclinedLostCard', 'Visa', 'Reported lost', {
    error: declined('lost_card'),
  }),
  card('4000000000009979', 'tok_visa_chargeDeclinedStolenCard', 'Visa', 'Reported stolen', {
    error: declined('stolen_card'),
  }),
  card('4000000000000069', 'tok_chargeDeclinedExpiredCard', 'Visa', 'Expired', {
    error: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
  }),
  card('4000000000000127', 'tok_chargeDeclinedIncorrectCvc', 'Visa', 'Wrong security code', {
    error: {
      type: 'card_error',
      code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  }),
  card('4000000000000119', 'tok_chargeDeclinedProcessingError', 'Visa', 'Processing error', {
    error: {
      type: 'card_error',
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  }),

  card('4000000000000259', 'tok_createDispute', 'Visa', 'Succeeds, then disputed', {
    isDisputed: true,
  }),
  card('4000000099000012', 'tok_sandbox_webhookLate', 'Visa', 'Succeeds, webhook late', {
    webhook: 'late',
  }),
  card('4000000099000020', 'tok_sandbox_webhookLost', 'Visa', 'Succeeds, webhook lost', {
    webhook: 'lost',
  }),
  card('4000000099000038', 'tok_sandbox_webhookDoubled', 'Visa', 'Succeeds, webhook doubled', {
    webhook: 'doubled',
  }),
];

/**
 * What the provider says about a card that is none of the test cards.
 */
export const unknownCardError: CardError = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/**
 * What the provider says when the 3-D Secure challenge was not passed.
 */
export const failedChallengeError: CardError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
