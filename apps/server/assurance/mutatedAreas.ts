/** Sources that are broken together, and the tests that ought to notice. */
export interface MutatedArea {
  /** Files or globs, from the server's folder. */
  sources: string[];
  tests: string[];
  /** Stryker's names of mutations that would prove nothing here. */
  ignored?: string[];
}

const moneyTests = [
  'src/payments/createSettlePayment.test.ts',
  'src/payments/stripeCheckout.test.ts',
  'src/handlers/webhookRoute.test.ts',
  'src/handlers/refundHandlers.test.ts',
  'src/jobs/reconcilePayments.test.ts',
  'src/handlers/checkout.test.ts',
  'src/handlers/deposits.test.ts',
];

const accountTests = [
  'src/accounts/*.test.ts',
  'src/handlers/signUpHandlers.test.ts',
  'src/handlers/confirmEmail.test.ts',
  'src/handlers/confirmPassword.test.ts',
  'src/handlers/peopleHandlers.test.ts',
];

/** Names of tables and columns: without one a query fails wherever it is tried. */
const ignored = ['StringLiteral'];

/** Where a mistake could cost money, an account or the market. */
export const mutatedAreas: Record<string, MutatedArea> = {
  payments: {
    sources: ['src/payments/create*.ts', '!src/payments/*.test.ts'],
    tests: moneyTests,
  },
  jobs: {
    sources: [
      'src/jobs/finishRefunds.ts',
      'src/jobs/reconcilePayments.ts',
      'src/jobs/restorePayments.ts',
      'src/jobs/returnDeposits.ts',
    ],
    tests: moneyTests,
  },
  paymentCalls: {
    sources: [
      'src/handlers/checkPhoneNumber.ts',
      'src/handlers/orderHandlers.ts',
      'src/handlers/paymentHandlers.ts',
      'src/handlers/refundHandlers.ts',
      'src/handlers/webhookRoute.ts',
    ],
    tests: moneyTests,
  },
  paymentQueries: {
    sources: [
      'src/queries/depositQueries.ts',
      'src/queries/orderQueries.ts',
      'src/queries/paymentQueries.ts',
      'src/queries/refundQueries.ts',
    ],
    tests: moneyTests,
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
    sources: ['src/accounts/visits.ts', 'src/handlers/sessionHandlers.ts'],
    tests: ['src/accounts/visits.test.ts', 'src/http/guardOrigins.test.ts'],
  },
  limits: {
    sources: ['src/http/limitLoad.ts', 'src/http/limitSenders.ts', 'src/http/toNetwork.ts'],
    tests: [
      'src/http/limitSenders.test.ts',
      'src/http/serveOperations.test.ts',
      'src/http/toNetwork.test.ts',
    ],
  },
  limitQueries: {
    sources: ['src/handlers/limitCalls.ts', 'src/queries/rateLimitQueries.ts'],
    tests: ['src/queries/rateLimitQueries.test.ts'],
    ignored,
  },
  accounts: {
    sources: [
      'src/accounts/createCheckPassword.ts',
      'src/accounts/createPassword*.ts',
      'src/accounts/describeDevice.ts',
      'src/handlers/checkEmail.ts',
      'src/handlers/checkFreshness.ts',
      'src/handlers/emailHandlers.ts',
      'src/handlers/signUpHandlers.ts',
      '!src/**/*.test.ts',
    ],
    tests: accountTests,
  },
  accountQueries: {
    sources: ['src/queries/emailConfirmationQueries.ts', 'src/queries/sessionQueries.ts'],
    tests: accountTests,
    ignored,
  },
  pictures: {
    sources: [
      'src/pictures/createPictureShelf.ts',
      'src/pictures/preparePicture.ts',
      'src/pictures/readPicture.ts',
    ],
    tests: ['src/pictures/createPictureShelf.test.ts', 'src/pictures/preparePicture.test.ts'],
  },
};
