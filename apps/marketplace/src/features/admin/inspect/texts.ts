import type { DisputeOutcome } from '@market/api/contract';

/** What somebody decides about a dispute: what becomes of the money, or that the work goes on. */
export type Outcome = DisputeOutcome | 'work';

/** What an order says to those who run the market. */
export const texts = {
  order: 'Order',
  waiting: 'Loading the order',
  failure: 'The order could not be loaded.',
  missing: {
    title: 'No order found with this number.',
    text: 'It may be mistyped.',
    back: 'Orders',
  },
  more: 'More',
  withId: 'Order',

  dispute: {
    title: 'Dispute',
    waitsFor: { buyer: 'The buyer has until', seller: 'The seller has until' },
    over: 'Time is over',
    ready: 'Both have been heard: it can be decided.',
    silent: 'The other side said nothing in time: it can be decided.',
    again:
      'One side wants another decision. Somebody else than the first time decides, and that is final.',
    mine: 'You are looking at this. Nobody else begins with it for an hour.',
    took: 'You have it for an hour.',
    proposal: 'Something is proposed meanwhile: if the other side accepts it, the dispute is over.',
  },

  decide: {
    title: 'Your decision',
    outcome: 'What becomes of the money',
    outcomes: {
      refund: { label: 'The buyer gets all of it back', hint: 'The order is cancelled.' },
      part: { label: 'The buyer gets a part back', hint: 'The seller gets the rest.' },
      release: { label: 'The seller gets it', hint: 'The order is completed.' },
      work: {
        label: 'The seller goes on with the work',
        hint: 'At once, as after a wish for changes. The money waits.',
      },
    } satisfies Record<Outcome, { label: string; hint: string }>,
    amount: 'What the buyer gets back',
    amountHint: (most: string) => `Less than ${most}.`,
    reasons: 'Reasons',
    reasonsHint: 'Both sides read them. Say what you looked at and what decided it.',
    preview: 'What both sides will read',
    noReasons: 'Your reasons stand here.',
    noOutcome: 'Please choose what becomes of the money!',
    missingAmount: 'Please say how much!',
    missingReasons: 'Please say why!',
    says: {
      refund: 'The buyer gets all the money back.',
      release: 'The seller gets the money.',
      work: 'The seller goes on with the work.',
    },
    saysPart: (amount: string) => `The buyer gets ${amount} back, the seller the rest.`,
    effect: (date: string) =>
      `The money moves on ${date}, unless one side asks for another decision before.`,
    effectOfWork: 'The work goes on at once.',
    final: 'The money moves at once: there is no other decision after this one.',
    confirm: 'Decide',
    done: 'Decided. Both sides are told.',
  },

  cancel: {
    action: 'Cancel this order',
    title: 'Cancel this order?',
    text: (amount: string) =>
      `${amount} goes back to the buyer at once, and the seller gets nothing. This cannot be undone.`,
    reasons: 'Reasons, for both sides',
    missing: 'Please say why!',
    confirm: 'Cancel the order',
    back: 'Keep it',
    done: 'Cancelled. Both sides are told.',
  },

  facts: {
    title: 'Facts',
    buyer: 'Buyer',
    seller: 'Seller',
    phone: 'Phone number',
    placed: 'Placed',
    delivered: 'Delivered',
    due: 'Due',
    paid: 'Paid',
    refunded: 'Given back',
    cardProvider: 'At the card provider',
    nothing: '–',
    days: 'Time to deliver',
    revisions: 'Revisions used',
    ofRevisions: (used: number, all: number | null) =>
      all === null ? `${used} of any number` : `${used} of ${all}`,
  },
  answers: 'What the seller asked',
  unanswered: 'Not answered',
  history: {
    title: 'History',
    waiting: 'Loading the history',
    failure: 'The history of this order could not be loaded.',
  },
};
