import type { ReportReason } from '@market/api/contract';

/** What is said where somebody says what is wrong with something. */
export const texts = {
  thanks: 'Thank you. Somebody of the market looks at it.',
  noReason: 'Please choose what is wrong!',
  reasons: {
    spam: 'Advertising, or sent to many',
    fraud: 'An attempt to deceive',
    outside: 'Wants to be paid outside of this market',
    harassment: 'Insults or threats',
    copied: 'Copied from somebody else',
    illegal: 'Against the law',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
};
