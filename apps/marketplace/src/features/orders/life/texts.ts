import { orderFileLimits, type OrderStage, type OrderTerms } from '@market/api';
import { listNames } from '../../../texts/listNames.ts';
import { plural } from '../../../texts/plural.ts';
import type { OrderSide } from './actions.ts';
import type { OrderStep } from './useOrderCalls.ts';

/** What a stage says to one side of an order. */
interface StageTexts {
  title: string;
  text?: string;
  /** Stands in front of a moment. */
  until?: string;
}

/** What asks before a step is made. */
interface StepTexts {
  action: string;
  title: string;
  text: (terms: OrderTerms) => string;
  /** The field for words; without it none are asked for. */
  words?: { label: string; hint?: string; isRequired: boolean };
  /** The files that may go with it, and whether they may stand for words; without it none are taken. */
  files?: { label: string; most: number; areEnough: boolean };
  confirm: string;
  done: string;
}

const countDays = (count: number) => plural(count, { one: '1 day', other: `${count} days` });

/** How an order is told, from the questions before the work to its end. */
export const texts = {
  stages: {
    requirements: {
      buyer: {
        title: 'The seller needs your answers',
        text: 'The work begins as soon as you have answered.',
      },
      seller: {
        title: 'Waiting for the buyer’s answers',
        text: 'The time to deliver begins with them, or when you start the work.',
      },
    },
    working: {
      buyer: { title: 'The seller is working on it', until: 'To be delivered by' },
      seller: { title: 'It is your turn', until: 'Deliver by' },
    },
    delivered: {
      buyer: {
        title: 'Please look at what was delivered',
        until: 'Without a word from you it counts as accepted on',
      },
      seller: {
        title: 'The buyer is looking at what you delivered',
        until: 'Without a word from them it counts as accepted on',
      },
    },
    revision: {
      buyer: { title: 'The seller is working on it again', until: 'To be delivered again by' },
      seller: {
        title: 'The buyer has sent it back',
        text: 'What they wrote is in the history below.',
        until: 'Deliver again by',
      },
    },
    disputed: {
      buyer: { title: 'In dispute', text: 'Until the market has decided the order rests.' },
      seller: { title: 'In dispute', text: 'Until the market has decided the order rests.' },
    },
    completed: {
      buyer: { title: 'Completed', text: 'What was delivered is accepted. Nothing is left to do.' },
      seller: {
        title: 'Completed',
        text: 'What you delivered is accepted. Nothing is left to do.',
      },
    },
    cancelled: {
      buyer: { title: 'Cancelled', text: 'The money for this order goes back to you.' },
      seller: { title: 'Cancelled', text: 'The money for this order goes back to the buyer.' },
    },
  } satisfies Record<OrderStage, Record<OrderSide, StageTexts>> as Record<
    OrderStage,
    Record<OrderSide, StageTexts>
  >,
  late: {
    buyer: { title: 'This order is late', until: 'It was to be delivered by' },
    seller: { title: 'You are late', until: 'You were to deliver by' },
  } satisfies Record<OrderSide, StageTexts> as Record<OrderSide, StageTexts>,
  left: (span: string) => `${span} left`,
  lateBy: (span: string) => `${span} late`,
  anyMoment: 'any moment now',

  /** Said in a list, where there is little room. */
  notes: {
    answersWanted: 'Needs your answers',
    answersAwaited: 'Waits for answers',
    inWork: 'In work',
    due: (span: string) => `Due in ${span}`,
    dueAgain: (span: string) => `Changes due in ${span}`,
    late: 'Late',
    toLookAt: 'Please look at it',
    toLookAtWithin: (span: string) => `Look at it within ${span}`,
    lookedAt: 'With the buyer',
    disputed: 'In dispute',
    disputeTurn: 'In dispute: your turn',
    proposalToAnswer: 'Proposal to answer',
    proposalAwaited: 'Waits for an answer',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },

  more: 'More',
  cancel: 'Back',
  noWords: 'Please say what it is about!',
  nothing: 'Please say what you deliver, or send a file!',
  steps: {
    startWork: {
      action: 'Start the work',
      title: 'Start the work?',
      text: ({ days }) =>
        `From now on you have ${countDays(days)} to deliver, with or without answers.`,
      confirm: 'Start',
      done: 'The work has begun.',
    },
    deliver: {
      action: 'Deliver',
      title: 'Deliver this order',
      text: ({ acceptDays }) =>
        `The buyer then has ${countDays(acceptDays)} to look at it and to answer.`,
      words: {
        label: 'What you deliver',
        hint: 'Say what it is, or where the buyer finds it.',
        isRequired: true,
      },
      files: { label: 'Files', most: orderFileLimits.delivery, areEnough: true },
      confirm: 'Deliver',
      done: 'Delivered. The buyer is told.',
    },
    accept: {
      action: 'Accept the delivery',
      title: 'Accept what was delivered?',
      text: () => 'This completes the order. Afterwards no more changes can be asked for.',
      confirm: 'Accept',
      done: 'Accepted. The order is completed.',
    },
    requestRevision: {
      action: 'Ask for changes',
      title: 'Ask for changes',
      text: () => 'The seller works on it again. This takes one of the revisions of the order.',
      words: {
        label: 'What should be different',
        hint: 'The clearer you are, the closer the next delivery is to what you want.',
        isRequired: true,
      },
      files: {
        label: 'Files that show it (optional)',
        most: orderFileLimits.revision,
        areEnough: false,
      },
      confirm: 'Send it back',
      done: 'The seller knows what to change.',
    },
    reportNothingDelivered: {
      action: 'Nothing was delivered',
      title: 'Was nothing delivered?',
      text: () =>
        'If there is nothing to look at, send it back. It takes no revision, and the day on which it was due stands.',
      words: { label: 'What is missing', isRequired: true },
      confirm: 'Send it back',
      done: 'The seller is told.',
    },
    extendReview: {
      action: 'Take more time',
      title: 'Take more time?',
      text: ({ extensionDays }) =>
        `You get ${countDays(extensionDays)} more to look at what was delivered. This is possible once for each delivery.`,
      confirm: 'Take more time',
      done: 'You have more time now.',
    },
    cancelEarly: {
      action: 'Cancel the order',
      title: 'Cancel this order?',
      text: () => 'You get all the money back. This cannot be undone.',
      words: { label: 'A word to the seller (optional)', isRequired: false },
      confirm: 'Cancel the order',
      done: 'Cancelled. The money goes back to you.',
    },
    cancelLate: {
      action: 'Cancel the order',
      title: 'Cancel this order?',
      text: () => 'It is very late: you get all the money back. This cannot be undone.',
      words: { label: 'A word to the seller (optional)', isRequired: false },
      confirm: 'Cancel the order',
      done: 'Cancelled. The money goes back to you.',
    },
    cancelUnanswered: {
      action: 'Cancel the order',
      title: 'Cancel this order?',
      text: () =>
        'The answers never came. The buyer gets all the money back. This cannot be undone.',
      words: { label: 'A word to the buyer (optional)', isRequired: false },
      confirm: 'Cancel the order',
      done: 'Cancelled. The money goes back to the buyer.',
    },
  } satisfies Record<OrderStep, StepTexts> as Record<OrderStep, StepTexts>,

  delivery: {
    title: 'Delivered last',
    wordless: 'Without a word about it.',
  },

  files: {
    hint: (most: number, size: string | undefined) =>
      size ? `Up to ${most} files of any kind, each up to ${size}.` : `Up to ${most} files.`,
    tooMany: (most: number) =>
      `At most ${most} files can be sent with it. The others were left out.`,
    unsent: (names: readonly string[]) =>
      plural(names.length, {
        one: `${listNames(names)} cannot go with it as it is. Take it out, or send it again.`,
        other: `${listNames(names)} cannot go with it as they are. Take them out, or send them again.`,
      }),
    waiting: 'This goes on by itself once all files are sent.',
    checking: (count: number) =>
      plural(count, {
        one: 'One more file is being checked for harm.',
        other: `${count} more files are being checked for harm.`,
      }),
    refused: (count: number) =>
      plural(count, {
        one: 'One more file was refused in a check, and cannot be fetched.',
        other: `${count} more files were refused in a check, and cannot be fetched.`,
      }),
    checkingAdvice: {
      buyer: 'Your time to look at it begins once all of it is here.',
      seller: 'The buyer’s time to look at it begins once all of it is checked.',
    },
    refusedAdvice: {
      buyer:
        'Without all of its files this delivery does not count as accepted by itself. If you miss something, send it back.',
      seller:
        'The buyer cannot get what was refused, and without it this delivery does not count as accepted by itself. Ask the buyer to send it back, and deliver again.',
    },
  } satisfies Record<string, unknown>,

  requirements: {
    title: { buyer: 'Questions of the seller', seller: 'What you asked' },
    optional: (question: string) => `${question} (optional)`,
    missing: 'Please answer this question!',
    send: 'Send the answers',
    begin: 'Let the work begin',
    sent: 'The seller can begin now.',
    unanswered: 'Not answered',
  },
  agreed: {
    title: 'What is agreed',
    days: 'Time to deliver',
    countDays,
    revisions: 'Revisions',
    anyNumber: 'Any number',
    revisionsLeft: (left: number, all: number) => `${left} of ${all} left`,
    noRevisions: 'None',
    review: 'Time to look at a delivery',
  },

  history: {
    title: 'History',
    waiting: 'Loading the history',
    failure: 'The history of this order could not be loaded.',
  },
  events: {
    place: { own: 'You placed this order.', other: 'The buyer placed this order.' },
    answerRequirements: {
      own: 'You answered the questions.',
      other: 'The buyer answered the questions.',
    },
    startWork: { own: 'You started the work.', other: 'The seller started the work.' },
    deliver: { own: 'You delivered.', other: 'The seller delivered.' },
    requestRevision: { own: 'You asked for changes.', other: 'The buyer asked for changes.' },
    reportNothingDelivered: {
      own: 'You said that nothing was delivered.',
      other: 'The buyer said that nothing was delivered.',
    },
    accept: {
      own: 'You accepted what was delivered.',
      other: 'The buyer accepted what was delivered.',
    },
    acceptBySilence: {
      other: 'The time to look at it was over: what was delivered counts as accepted.',
    },
    extendReview: {
      own: 'You took more time to look at it.',
      other: 'The buyer took more time to look at it.',
    },
    cancelEarly: { own: 'You cancelled this order.', other: 'The buyer cancelled this order.' },
    cancelLate: {
      own: 'You cancelled this order because it was late.',
      other: 'The buyer cancelled this order because it was late.',
    },
    cancelUnanswered: {
      own: 'You cancelled this order because the answers never came.',
      other: 'The seller cancelled this order because the answers never came.',
    },
    refund: { own: 'You gave the money back.', other: 'The seller gave the money back.' },
    expire: { other: 'Nothing happened for a long time: this order was cancelled.' },
    remind: { other: 'A reminder was sent.' },
    fallDue: { other: 'This order was due.' },
    refuseRefund: { other: 'The card provider did not give the money back.' },
  } as Record<string, { own?: string; other: string }>,
  /** Of an event that this site does not know. */
  unknownEvent: 'Something about this order has changed.',
};
