import type { ReportKind, ReportReason } from '@market/api/contract';

/** What is said where something is reported. */
export const texts = {
  action: 'Report',
  logIn: 'To report it, please log in.',
  titles: {
    message: 'Report this message',
    conversation: 'Report this conversation',
    service: 'Report this service',
    review: 'Report this review',
    person: 'Report this person',
  } satisfies Record<ReportKind, string>,
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
