/** Sources that are broken together, and the tests that ought to notice. */
export interface MutatedArea {
  /** Where the sources and tests are, from the server's folder. Defaults to the server. */
  folder?: string;
  /** Files or globs, from that folder. */
  sources: string[];
  tests: string[];
  /** The share of mutants, in percent, that the tests must notice. Defaults to 85. */
  wanted?: number;
  /** Stryker's names of mutations that would prove nothing here. */
  ignored?: string[];
}

const moneyTests = [
  'src/payments/createRefundPayment.test.ts',
  'src/payments/createSettlePayment.test.ts',
  'src/payments/stripeCheckout.test.ts',
  'src/payments/webhookRoute.test.ts',
  'src/orders/refundHandlers.test.ts',
  'src/payments/reconcilePayments.test.ts',
  'src/payments/checkout.test.ts',
  'src/payments/deposits.test.ts',
  'src/payments/books.test.ts',
  'src/ledger/ledger.test.ts',
];

const lifeTests = [
  'src/orders/advanceOrders.test.ts',
  'src/orders/desk.test.ts',
  'src/orders/disagreements.test.ts',
  'src/orders/orderFiles.test.ts',
  'src/orders/orderLife.test.ts',
  'src/orders/orderSchedule.test.ts',
  'src/orders/turns.test.ts',
];

/** Names of tables and columns: without one a query fails wherever it is tried. */
const ignored = ['StringLiteral'];

/** Where a mistake could cost money, an account or the market. */
export const mutatedAreas: Record<string, MutatedArea> = {
  payments: {
    sources: [
      'src/payments/createCarryOutRefund.ts',
      'src/payments/createClaimDeposit.ts',
      'src/payments/createRefundPayment.ts',
      'src/payments/createSettle*.ts',
      '!src/payments/*.test.ts',
    ],
    tests: moneyTests,
  },
  prices: {
    wanted: 90,
    folder: '../../packages/api',
    sources: ['src/services/priceChoice.ts'],
    tests: ['src/services/priceChoice.test.ts'],
  },
  quotes: {
    wanted: 90,
    sources: [
      'src/payments/agreement.ts',
      'src/payments/createPricing.ts',
      'src/payments/paymentMetadata.ts',
    ],
    tests: ['src/payments/quotes.test.ts', 'src/services/availability.test.ts'],
  },
  coupons: {
    wanted: 90,
    sources: [
      'src/coupons/checkCoupon.ts',
      'src/coupons/couponHandlers.ts',
      'src/payments/createCouponGuard.ts',
    ],
    tests: ['src/coupons/coupons.test.ts', 'src/payments/createCouponGuard.test.ts'],
  },
  couponQueries: {
    wanted: 90,
    sources: ['src/coupons/couponQueries.ts'],
    tests: ['src/coupons/coupons.test.ts'],
    ignored,
  },
  offers: {
    wanted: 90,
    sources: [
      'src/offers/offerHandlers.ts',
      'src/offers/offerMails.ts',
      'src/payments/createCallOffPayment.ts',
    ],
    tests: ['src/offers/offers.test.ts'],
  },
  offerQueries: {
    wanted: 90,
    sources: ['src/offers/offerQueries.ts'],
    tests: ['src/offers/offers.test.ts'],
    ignored,
  },
  ledger: {
    sources: ['src/ledger/*.ts', '!src/ledger/*.test.ts', '!src/ledger/index.ts'],
    tests: [
      'src/ledger/positionOf.test.ts',
      'src/ledger/ledger.test.ts',
      'src/ledger/books.test.ts',
    ],
    ignored,
  },
  jobs: {
    sources: [
      'src/payments/finishRefunds.ts',
      'src/payments/reconcilePayments.ts',
      'src/payments/restorePayments.ts',
      'src/payments/returnDeposits.ts',
    ],
    tests: moneyTests,
  },
  paymentCalls: {
    sources: [
      'src/payments/checkPhoneNumber.ts',
      'src/payments/paymentHandlers.ts',
      'src/payments/webhookRoute.ts',
    ],
    tests: [
      'src/payments/checkout.test.ts',
      'src/payments/deposits.test.ts',
      'src/payments/webhookRoute.test.ts',
      'src/payments/quotes.test.ts',
    ],
  },
  orderCalls: {
    sources: ['src/orders/orderHandlers.ts', 'src/orders/refundHandlers.ts'],
    tests: [
      'src/payments/checkout.test.ts',
      'src/payments/deposits.test.ts',
      'src/payments/quotes.test.ts',
      'src/orders/refundHandlers.test.ts',
      'src/app/pages.test.ts',
    ],
  },
  transitions: {
    folder: '../../packages/api',
    sources: [
      'src/orders/orderFacts.ts',
      'src/orders/orderState.ts',
      'src/orders/orderTransitions.ts',
      'src/orders/turnOf.ts',
    ],
    tests: [
      'src/orders/orderState.test.ts',
      'src/orders/orderTransitions.test.ts',
      'src/orders/turnOf.test.ts',
    ],
  },
  // Three areas, because one took hours.
  orderLife: {
    sources: ['src/orders/createOrderLife.ts'],
    tests: lifeTests,
    ignored,
  },
  orderSteps: {
    sources: ['src/orders/moveOrder.ts', 'src/orders/orderSchedule.ts'],
    tests: [...lifeTests, 'src/orders/orderMails.test.ts'],
    ignored,
  },
  disagreements: {
    sources: ['src/orders/disagreements.ts'],
    tests: lifeTests,
    ignored,
  },
  fileAccess: {
    sources: [
      'src/app/createFileParts.ts',
      'src/files/fileHandlers.ts',
      'src/files/fileLinks.ts',
      'src/files/filePlaces.ts',
      'src/files/serveFiles.ts',
      'src/orders/orderFiles.ts',
    ],
    tests: [
      'src/files/files.test.ts',
      'src/files/hostileFiles.test.ts',
      'src/files/scanning.test.ts',
      'src/orders/desk.test.ts',
      'src/orders/orderFiles.test.ts',
    ],
    ignored,
  },
  paymentQueries: {
    sources: [
      'src/payments/depositQueries.ts',
      'src/orders/orderQueries.ts',
      'src/payments/noteGivenBack.ts',
      'src/payments/paymentQueries.ts',
      'src/payments/refundQueries.ts',
    ],
    tests: [...moneyTests, 'src/app/pages.test.ts'],
    ignored,
  },
  origins: {
    sources: [
      'src/http/createSecurityHeaders.ts',
      'src/http/guardOrigins.ts',
      'src/http/refuseUnreadable.ts',
    ],
    tests: ['src/http/guardOrigins.test.ts', 'src/http/refuseUnreadable.test.ts'],
  },
  sessions: {
    sources: ['src/people/visits.ts', 'src/people/sessionHandlers.ts'],
    tests: ['src/people/visits.test.ts', 'src/http/guardOrigins.test.ts'],
  },
  limits: {
    sources: ['src/limits/limitLoad.ts', 'src/limits/limitSenders.ts', 'src/http/toNetwork.ts'],
    tests: [
      'src/limits/limitSenders.test.ts',
      'src/http/serveOperations.test.ts',
      'src/http/toNetwork.test.ts',
    ],
  },
  limitQueries: {
    sources: ['src/limits/limitCalls.ts', 'src/limits/rateLimitQueries.ts'],
    tests: ['src/limits/rateLimitQueries.test.ts'],
    ignored,
  },
  // Apart from `accounts`, because it needs no database and so takes minutes.
  passwords: {
    sources: [
      'src/people/checkEmail.ts',
      'src/people/createCheckPassword.ts',
      'src/people/createPassword*.ts',
      'src/people/describeDevice.ts',
      '!src/**/*.test.ts',
    ],
    tests: [
      'src/people/checkEmail.test.ts',
      'src/people/createCheckPassword.test.ts',
      'src/people/createPasswords.test.ts',
      'src/people/describeDevice.test.ts',
    ],
  },
  accounts: {
    sources: [
      'src/people/checkFreshness.ts',
      'src/people/emailHandlers.ts',
      'src/people/signUpHandlers.ts',
    ],
    tests: [
      'src/people/confirmEmail.test.ts',
      'src/people/confirmPassword.test.ts',
      'src/people/signUpHandlers.test.ts',
    ],
  },
  accountQueries: {
    sources: ['src/people/emailConfirmationQueries.ts', 'src/people/sessionQueries.ts'],
    tests: ['src/people/*.test.ts'],
    ignored,
  },
  pictures: {
    sources: [
      'src/pictures/createPictureShelf.ts',
      'src/pictures/preparePicture.ts',
      'src/pictures/readPicture.ts',
    ],
    tests: [
      'src/pictures/createPictureShelf.test.ts',
      'src/pictures/preparePicture.test.ts',
      'src/pictures/readPicture.test.ts',
    ],
  },
};
