import type { OrderMailTexts } from './OrderMailTexts.ts';

export const en: OrderMailTexts = {
  soon: 'soon',
  toOrder: 'Look at the order',
  said: 'They say:',
  ordered: 'What was ordered',
  coupon: (code) => `Coupon ${code}`,
  quantity: (title, count) => `${title} × ${count}`,
  sum: 'Sum',
  mails: {
    placedBuyer: ({ title, until, isDated, isAsked }) => [
      'thank you for your order',
      `You have ordered “${title}”, and your payment has arrived.`,
      isAsked
        ? 'The seller needs to know something before they can begin: please answer on the page of the order. The time of delivery runs from your answers.'
        : isDated
          ? `The seller is to deliver it until ${until}.`
          : 'The seller knows of it.',
      'You get a mail when it is delivered. Then you look at it, and accept it or say what is to be changed.',
    ],
    placedSeller: ({ title, until, isDated }) => [
      'you have a new order',
      `Somebody has ordered “${title}”.`,
      isDated
        ? `Please deliver it until ${until}.`
        : 'They have been asked for what you need to know. The time runs from their answers.',
    ],
    answered: ({ title, until }) => [
      'your buyer has answered',
      `What you need to know for “${title}” is there.`,
      `Please deliver it until ${until}.`,
    ],
    started: ({ title, until }) => [
      'the work on your order has begun',
      `The seller has begun with “${title}”. It is to be delivered until ${until}.`,
    ],
    delivered: ({ title, until }) => [
      'your order was delivered',
      `“${title}” was delivered. Please look at it until ${until}: accept it, or say what is to be changed. After that it counts as accepted.`,
    ],
    revision: ({ title, until }) => [
      'your buyer wants something changed',
      `The buyer of “${title}” wants something changed until ${until}.`,
    ],
    nothingDelivered: ({ title }) => [
      'your buyer says that nothing was delivered',
      `The buyer of “${title}” says that what you delivered is nothing yet. The day on which it was due stands.`,
    ],
    accepted: ({ title }) => [
      'your delivery was accepted',
      `The buyer has accepted “${title}”. The order is completed.`,
    ],
    acceptedBySilenceBuyer: ({ title }) => [
      'your order is completed',
      `The time to look at “${title}” is over: it counts as accepted, and the order is completed.`,
    ],
    acceptedBySilenceSeller: ({ title }) => [
      'your delivery counts as accepted',
      `The buyer of “${title}” has not said anything in time. The order is completed.`,
    ],
    reviewExtended: ({ title, until }) => [
      'your buyer takes more time',
      `The buyer of “${title}” looks at it until ${until} at the latest.`,
    ],
    cancelledEarly: ({ title }) => [
      'an order was cancelled',
      `The buyer has cancelled “${title}” before the work had begun. They get their money back.`,
    ],
    cancelledLate: ({ title }) => [
      'an order was cancelled',
      `The buyer has cancelled “${title}”, because it was late. They get their money back.`,
    ],
    cancelledUnanswered: ({ title }) => [
      'your order was cancelled',
      `The seller of “${title}” never got the answers that they need and has cancelled the order. You get all your money back.`,
    ],
    refunded: ({ title }) => [
      'you get your money back',
      `The seller gives back what you have paid for “${title}”. The order is cancelled.`,
    ],
    expiredBuyer: ({ title }) => [
      'your order has ended',
      `Nothing has happened to “${title}” for a long time. The order is cancelled, and you get all your money back.`,
    ],
    expiredSeller: ({ title }) => [
      'an order has ended',
      `Nothing has happened to “${title}” for a long time. The order is cancelled, and the buyer gets their money back.`,
    ],
    lateBuyer: ({ title }) => [
      'your order is late',
      `“${title}” was to be delivered by now. If it does not come, you may cancel it and get all your money back: the page of the order says from when on.`,
    ],
    lateSeller: ({ title }) => [
      'an order is late',
      `“${title}” was to be delivered by now. A day later the buyer may cancel it.`,
    ],
    answersWanted: ({ title }) => [
      'your seller waits for your answers',
      `The seller needs to know something before they can begin with “${title}”. Please answer on the page of the order.`,
    ],
    dueSoon: ({ title, until }) => [
      'an order is due soon',
      `“${title}” is to be delivered until ${until}.`,
    ],
    revisionDueSoon: ({ title, until }) => [
      'an order is due soon',
      `What is to be changed of “${title}” is due on ${until}.`,
    ],
    reviewWanted: ({ title, until }) => [
      'please look at what was delivered',
      `“${title}” was delivered. On ${until} it counts as accepted, unless you say before that something is to be changed.`,
    ],
    extensionProposed: ({ title, until }) => [
      'more time is asked for',
      `The other side of “${title}” proposes a later day of delivery.`,
      `Please answer until ${until}. If you say nothing, nothing changes.`,
    ],
    cancellationProposed: ({ title, until, amount }) => [
      'it is proposed to cancel an order',
      `The other side of “${title}” proposes to cancel it. The buyer would get ${amount ?? 'all the money'} back.`,
      `Please answer until ${until}. If you say nothing, the order goes on.`,
    ],
    refundProposed: ({ title, until, amount }) => [
      'a refund is proposed',
      `The other side of “${title}” proposes that the buyer gets ${amount ?? 'a part of the money'} back.`,
      `Please answer until ${until}. If you say nothing, nothing changes.`,
    ],
    proposalAccepted: ({ title }) => [
      'your proposal was accepted',
      `What you have proposed for “${title}” was accepted, and is so from now on.`,
    ],
    proposalDeclined: ({ title }) => [
      'your proposal was declined',
      `What you have proposed for “${title}” was declined. The order goes on as it was.`,
    ],
    proposalWithdrawn: ({ title }) => [
      'a proposal was withdrawn',
      `The other side of “${title}” has withdrawn what they had proposed. You need not answer any more.`,
    ],
    proposalLapsed: ({ title }) => [
      'a proposal has lapsed',
      `Nobody has answered the proposal for “${title}” in time. The order goes on as it was.`,
    ],
    disputeOpened: ({ title, until }) => [
      'a dispute has been opened',
      `The other side of “${title}” has opened a dispute. All times of the order stand still, and its money rests.`,
      `Please say how you see it until ${until}. After that it is decided by what there is.`,
    ],
    disputeAnswered: ({ title }) => [
      'your dispute was answered',
      `The other side of “${title}” has said how they see it. The people who run the market decide now, and tell you both why.`,
    ],
    disputeWithdrawn: ({ title }) => [
      'a dispute was withdrawn',
      `The other side of “${title}” has withdrawn the dispute. The order goes on where it was.`,
    ],
    disputeDecided: ({ title, until, isDated, amount }) => [
      'a dispute was decided',
      `The dispute about “${title}” is decided.${amount === null ? '' : ` The buyer gets ${amount} back.`} The reasons are on the page of the order.`,
      ...(isDated ? [`Until ${until} each of you may ask once for another decision.`] : []),
    ],
    sentBackToWork: ({ title, until }) => [
      'the work on an order goes on',
      `The people who run the market have decided that the work on “${title}” goes on. It is to be delivered until ${until}. The reasons are on the page of the order.`,
    ],
    decisionTaken: ({ title, amount }) => [
      'what was decided is done',
      `Nobody can ask for another decision about “${title}” any more: what was decided is done.${amount === null ? '' : ` The buyer gets ${amount} back.`} The order is over.`,
    ],
    appealed: ({ title }) => [
      'another decision is asked for',
      `The other side of “${title}” does not agree with the decision. Somebody else looks at it, and the money rests until then.`,
    ],
    cancelledByMarket: ({ title, amount }) => [
      'an order was cancelled',
      `The people who run the market have cancelled “${title}”. The buyer gets ${amount ?? 'all the money'} back.`,
    ],
    chargedBack: ({ title, amount }) => [
      'a payment was charged back',
      `The buyer of “${title}” has asked their bank for ${amount ?? 'the money'} back. The order stands still, and its money rests until the bank has decided.`,
      'The market shows the bank what has happened. Please put on the page of the order whatever else speaks for you.',
    ],
    chargebackWon: ({ title }) => [
      'a chargeback was won',
      `The bank has decided about “${title}” in your favour. The order goes on where it was.`,
    ],
    chargebackLost: ({ title, amount }) => [
      'a chargeback was lost',
      `The bank has decided about “${title}” in favour of the buyer, who keeps ${amount ?? 'the money'}. The order is cancelled.`,
    ],
  },
};
