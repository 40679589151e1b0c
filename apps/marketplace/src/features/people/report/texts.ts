import type { ReportKind } from '@market/api/contract';

/** What is said where something can be reported. */
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
};
