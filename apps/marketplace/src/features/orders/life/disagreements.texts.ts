import { plural } from '../../../texts/plural.ts';
import type { DisagreementStep, OrderSide } from './actions.ts';

/** What a question about an order can name, each as it is written. */
export interface OrderFigures {
  /** What is left of what was paid. */
  left: string;
  /** What was paid. */
  total: string;
  /** What is proposed for the buyer, and what the seller then keeps. */
  amount: string;
  kept: string;
  /** When the order is due with the days more. */
  due: string;
  /** How long a proposal waits, the other side of a dispute has, and an appeal is possible. */
  proposalTime: string;
  disputeTime: string;
}

/** What asks before a step is made. */
interface StepTexts {
  action: string;
  title: string;
  text: (figures: OrderFigures) => string;
  /** The field for a number: of days, or of rupees. */
  figure?: { label: string; isRequired: boolean };
  /** The field for words; without it none are asked for. */
  words?: { label: string; hint?: string };
  confirm: string;
  done: string;
}

/** A side alone, or both where they read the same. */
type OfSides<Texts> = Record<OrderSide, Texts>;
const both = <Texts>(texts: Texts): OfSides<Texts> => ({ buyer: texts, seller: texts });

const why = { label: 'Why' };
const cannotBeUndone = 'This cannot be undone.';

const steps: Record<DisagreementStep, OfSides<StepTexts>> = {
  proposeExtension: {
    buyer: {
      action: 'Offer more time',
      title: 'Offer more time',
      text: ({ proposalTime }) =>
        `The seller is asked. Without an answer within ${proposalTime} nothing changes.`,
      figure: { label: 'How many days more', isRequired: true },
      words: why,
      confirm: 'Offer it',
      done: 'The seller is asked.',
    },
    seller: {
      action: 'Ask for more time',
      title: 'Ask for more time',
      text: ({ proposalTime }) =>
        `The buyer is asked. Until they answer the order does not become late; without an answer within ${proposalTime} nothing changes.`,
      figure: { label: 'How many days more', isRequired: true },
      words: why,
      confirm: 'Ask the buyer',
      done: 'The buyer is asked.',
    },
  },
  proposeCancellation: {
    buyer: {
      action: 'Propose to cancel',
      title: 'Propose to cancel this order',
      text: ({ left, proposalTime }) =>
        `If the seller accepts, the order ends and you get ${left} back. Without an answer within ${proposalTime} nothing changes.`,
      words: why,
      confirm: 'Propose it',
      done: 'The seller is asked.',
    },
    seller: {
      action: 'Propose to cancel',
      title: 'Propose to cancel this order',
      text: ({ left, proposalTime }) =>
        `If the buyer accepts, the order ends and they get ${left} back. Without an answer within ${proposalTime} nothing changes.`,
      words: why,
      confirm: 'Propose it',
      done: 'The buyer is asked.',
    },
  },
  proposeRefund: {
    buyer: {
      action: 'Ask for a part back',
      title: 'Ask for a part of the money back',
      text: ({ proposalTime }) =>
        `If the seller accepts, the order is completed with that. Without an answer within ${proposalTime} nothing changes.`,
      figure: { label: 'What you get back', isRequired: true },
      words: why,
      confirm: 'Ask the seller',
      done: 'The seller is asked.',
    },
    seller: {
      action: 'Offer a part back',
      title: 'Offer a part of the money back',
      text: ({ proposalTime }) =>
        `If the buyer accepts, the order is completed with that. Without an answer within ${proposalTime} nothing changes.`,
      figure: { label: 'What the buyer gets back', isRequired: true },
      words: why,
      confirm: 'Offer it',
      done: 'The buyer is asked.',
    },
  },
  acceptExtension: both({
    action: 'Accept',
    title: 'Accept another day?',
    text: ({ due }) => `The order is then due on ${due}.`,
    confirm: 'Accept',
    done: 'Accepted. The order is due later.',
  }),
  acceptCancellation: {
    buyer: {
      action: 'Accept',
      title: 'Let this order be cancelled?',
      text: ({ left }) => `You get ${left} back, and the order ends. ${cannotBeUndone}`,
      confirm: 'Cancel the order',
      done: 'Cancelled. The money goes back to you.',
    },
    seller: {
      action: 'Accept',
      title: 'Let this order be cancelled?',
      text: ({ left }) => `The buyer gets ${left} back, and the order ends. ${cannotBeUndone}`,
      confirm: 'Cancel the order',
      done: 'Cancelled. The money goes back to the buyer.',
    },
  },
  acceptRefund: {
    buyer: {
      action: 'Accept',
      title: 'Accept a part of the money?',
      text: ({ amount, kept }) =>
        `You get ${amount} back, the seller keeps ${kept}, and the order is completed with that. ${cannotBeUndone}`,
      confirm: 'Accept',
      done: 'Accepted. The money goes back to you.',
    },
    seller: {
      action: 'Accept',
      title: 'Give a part of the money back?',
      text: ({ amount, kept }) =>
        `The buyer gets ${amount} back, you keep ${kept}, and the order is completed with that. ${cannotBeUndone}`,
      confirm: 'Give it back',
      done: 'Accepted. The money goes back to the buyer.',
    },
  },
  declineProposal: both({
    action: 'Decline',
    title: 'Decline this proposal?',
    text: () => 'Nothing changes about the order. Something else can be proposed.',
    confirm: 'Decline',
    done: 'Declined. Nothing has changed.',
  }),
  withdrawProposal: both({
    action: 'Take it back',
    title: 'Take your proposal back?',
    text: () => 'Nothing changes about the order. You can propose something else.',
    confirm: 'Take it back',
    done: 'Taken back. Nothing has changed.',
  }),
  openDispute: {
    buyer: {
      action: 'Open a dispute',
      title: 'Open a dispute',
      text: ({ disputeTime }) =>
        `The market decides what becomes of the money. Until then the order rests. The seller has ${disputeTime} to answer you first.`,
      words: {
        label: 'What is wrong',
        hint: 'Say what was agreed, and what you got. The seller reads it, too.',
      },
      figure: { label: 'What you want back (optional)', isRequired: false },
      confirm: 'Open the dispute',
      done: 'The dispute is open. The seller is told.',
    },
    seller: {
      action: 'Open a dispute',
      title: 'Open a dispute',
      text: ({ disputeTime }) =>
        `The market decides what becomes of the money. Until then the order rests. The buyer has ${disputeTime} to answer you first.`,
      words: {
        label: 'What is wrong',
        hint: 'Say what was agreed, and what you did. The buyer reads it, too.',
      },
      figure: { label: 'What the buyer should get back (optional)', isRequired: false },
      confirm: 'Open the dispute',
      done: 'The dispute is open. The buyer is told.',
    },
  },
  answerDispute: {
    buyer: {
      action: 'Answer the dispute',
      title: 'Answer the dispute',
      text: () => 'The market and the seller read it. You can answer once.',
      words: { label: 'What you say about it' },
      confirm: 'Send the answer',
      done: 'Your answer is sent. The market decides now.',
    },
    seller: {
      action: 'Answer the dispute',
      title: 'Answer the dispute',
      text: () => 'The market and the buyer read it. You can answer once.',
      words: { label: 'What you say about it' },
      confirm: 'Send the answer',
      done: 'Your answer is sent. The market decides now.',
    },
  },
  withdrawDispute: both({
    action: 'Withdraw the dispute',
    title: 'Withdraw the dispute?',
    text: () => 'The order goes on where it was, with the time that was left.',
    confirm: 'Withdraw it',
    done: 'Withdrawn. The order goes on.',
  }),
  appeal: both({
    action: 'Ask for another decision',
    title: 'Ask for another decision',
    text: () =>
      'Somebody else looks at it, and what they decide is final. Until then no money moves.',
    words: { label: 'Why the decision is wrong', hint: 'Both sides read it.' },
    confirm: 'Ask for it',
    done: 'Somebody else will decide.',
  }),
};

/** What somebody did, by who reads it. */
interface Told {
  own: string;
  buyer: string;
  seller: string;
}

/** The same sentence about the reader, the buyer and the seller. */
const tell = (what: string): Told => ({
  own: `You ${what}.`,
  buyer: `The buyer ${what}.`,
  seller: `The seller ${what}.`,
});

/** How the sides of an order settle what they do not agree about, in words. */
export const disagreementTexts = {
  steps,
  /** Without an answer, a proposal is no more. */
  lapses: 'Without an answer it is declined on',
  soon: 'any moment now',
  dueThen: (moment: string) => `The order would be due on ${moment}.`,
  leftOf: (left: string, total: string) =>
    left === total ? `${total} was paid.` : `${left} is left of the ${total} that was paid.`,
  kept: {
    buyer: (kept: string) => `The seller keeps ${kept}.`,
    seller: (kept: string) => `You keep ${kept}, less the market’s share of it.`,
  } satisfies OfSides<(kept: string) => string>,
  count: (written: number, least: number) =>
    written < least
      ? plural(least - written, {
          one: 'One more letter is needed.',
          other: `${least - written} more letters are needed.`,
        })
      : `${written} letters`,
  faults: {
    text: 'Please say what it is about!',
    shortText: (least: number) => `Please say in ${least} characters at least what is wrong!`,
    days: 'Please say how many days!',
    manyDays: (most: number) => `There can be ${most} days more at most.`,
    amount: 'Please say how much!',
    largeAmount: 'Please enter less than what is left of what was paid!',
    tooLargeWish: 'There is not so much left of what was paid.',
  },

  stages: {
    openedByReader: {
      buyer: {
        title: 'You have opened a dispute',
        text: 'The market decides when the seller has answered, or their time is over. Until then the order rests.',
        until: 'The seller can answer until',
      },
      seller: {
        title: 'You have opened a dispute',
        text: 'The market decides when the buyer has answered, or their time is over. Until then the order rests.',
        until: 'The buyer can answer until',
      },
    },
    openedByOther: {
      buyer: {
        title: 'The seller has opened a dispute',
        text: 'Please say what you think of it: then the market decides what becomes of the money. Until then the order rests.',
        until: 'Answer by',
      },
      seller: {
        title: 'The buyer has opened a dispute',
        text: 'Please say what you think of it: then the market decides what becomes of the money. Until then the order rests.',
        until: 'Answer by',
      },
    },
    heard: both({
      title: 'The market is looking at it',
      text: 'Both sides were heard. Until it is decided the order rests, and no money moves.',
    }),
    unheard: both({
      title: 'The market is looking at it',
      text: 'The time to answer is over. Until it is decided the order rests, and no money moves.',
    }),
    appealed: both({
      title: 'Somebody else is looking at it',
      text: 'What they decide is final. Until then no money moves.',
    }),
    moneyInQuestion: {
      buyer: {
        title: 'The money for this order is being asked back',
        text: 'Your bank has been asked for it. Until that is decided the order rests.',
      },
      seller: {
        title: 'The money for this order is being asked back',
        text: 'The buyer’s bank has been asked for it. Until that is decided the order rests. You may go on working.',
      },
    },
  },
  decided: {
    title: 'The market has decided',
    refund: {
      buyer: 'You get all the money back.',
      seller: 'The buyer gets all the money back.',
    },
    part: {
      buyer: (amount: string) => `You get ${amount} back, and the seller keeps the rest.`,
      seller: (amount: string) => `The buyer gets ${amount} back, and you keep the rest.`,
    },
    release: { buyer: 'The seller gets the money.', seller: 'You get the money.' },
    until: 'No money moves before',
    canAppeal: 'Until then each side can ask for another decision, once.',
    isFinal: 'This decision is final.',
  },
  /** What waits for the answer to a proposal, too. */
  paused: {
    review: 'While a proposal waits for its answer, silence does not count.',
    due: (moment: string) =>
      `It was due on ${moment}. While the answer about more time is awaited it is not late.`,
  },
  clearing: {
    buyer: 'If something is wrong after all, say so until',
    seller: 'The buyer can still say that something is wrong until',
  } satisfies OfSides<string>,
  refunded: {
    buyer: (amount: string) => `You got ${amount} back. The order is completed with that.`,
    seller: (amount: string) => `The buyer got ${amount} back. The order is completed with that.`,
  } satisfies OfSides<(amount: string) => string>,
  record: 'What was decided',

  /** What happened, worded by who did it. */
  told: {
    proposeExtension: {
      own: 'You proposed more time.',
      buyer: 'The buyer offered more time.',
      seller: 'The seller asked for more time.',
    },
    proposeCancellation: tell('proposed to cancel the order'),
    acceptExtension: tell('agreed: the order is due later'),
    acceptCancellation: tell('agreed: the order is cancelled, and all the money goes back'),
    declineProposal: tell('declined the proposal'),
    withdrawProposal: tell('took the proposal back'),
    answerDispute: tell('answered the dispute'),
    withdrawDispute: tell('withdrew the dispute: the order goes on'),
    appeal: tell('asked for another decision'),
    proposeRefund: tell('proposed to give a part of the money back'),
    acceptRefund: tell('agreed: a part of the money goes back, and the order is completed'),
    openDispute: tell('opened a dispute'),
  } as Record<string, Told>,
  /** The same with an amount. */
  toldOf: {
    proposeRefund: (amount: string) => tell(`proposed that ${amount} goes back to the buyer`),
    acceptRefund: (amount: string) =>
      tell(`agreed: ${amount} goes back to the buyer, and the order is completed`),
    openDispute: (amount: string) =>
      tell(`opened a dispute, and asked for ${amount} to go back to the buyer`),
  } as Record<string, (amount: string) => Told>,
  /** What happened by itself, or was done by others than the two sides. */
  toldOfOthers: {
    lapseProposal: () => 'Nobody answered the proposal in time: it is declined.',
    decideDispute: (amount?: string) =>
      amount
        ? `The market decided: ${amount} goes back to the buyer, the seller gets the rest.`
        : 'The market decided.',
    sendBackToWork: () => 'The market decided: the seller goes on with the work.',
    refundByDecision: () => 'What was decided happened: all the money goes back to the buyer.',
    refundPartByDecision: (amount?: string) =>
      `What was decided happened: ${amount ?? 'a part of the money'} goes back to the buyer.`,
    releaseByDecision: () => 'What was decided happened: the seller gets the money.',
    forceCancel: () => 'The market cancelled this order: all the money goes back to the buyer.',
    chargeBack: () => 'The buyer’s bank asked for the money.',
    endChargeback: () => 'The money stays here: the order goes on.',
  } as Record<string, (amount?: string) => string>,
};
