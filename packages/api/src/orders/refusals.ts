import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about orders and refunds are refused.
 *
 * @see Specification, errors
 */
export const orderRefusals = listRefusals({
  orderNotFound: [404, 'No order found with this ID'],
  unfilledPhoneNumber: [400, 'Please enter your phone number!'],
  invalidPhoneNumber: [400, 'Please enter a valid phone number!'],
  ownServiceOrdered: [400, 'You cannot order your own service.'],
  priceChanged: [409, 'The price of this service has changed.'],
  paymentOfOther: [409, 'This payment does not belong to this order.'],
  paymentNotArrived: [402, 'This payment has not succeeded.'],
  paymentReturned: [409, 'This payment has been given back.'],
  orderDelivered: [409, 'This order is already delivered'],
  orderRefunded: [409, 'The money for this order has been given back'],
  nothingToRefund: [409, 'There is no money to give back'],
  notYourStep: [409, 'The other side of this order decides about that.'],
  orderUnanswered: [409, 'The seller is still waiting for the buyer’s answers.'],
  orderInWork: [409, 'This order is being worked on.'],
  orderInRevision: [409, 'The seller is changing what was delivered.'],
  orderCompleted: [409, 'This order is completed.'],
  moneyInQuestion: [
    409,
    'The money for this order is being asked back: until that is decided it rests.',
  ],
  noRevisionsLeft: [409, 'There are no revisions left.'],
  reviewExtended: [409, 'You have already taken more time for this delivery.'],
  reviewNotOver: [409, 'The buyer is still looking at what was delivered.'],
  orderNotLate: [409, 'This order is not late enough to be cancelled.'],
  answersNotOverdue: [409, 'The buyer still has time to answer.'],
  deliveryOutdated: [409, 'There is a newer delivery. Please look at it first.'],
  orderDisputed: [409, 'This order is in dispute: until the market has decided it rests.'],
  proposalOpen: [409, 'Something is proposed already. It has to be answered, or to lapse, first.'],
  proposalGone: [409, 'This is not proposed any more.'],
  tooManyProposals: [409, 'You have proposed enough about this order.'],
  tooLateForTime: [409, 'This order is too late for more time to be asked for.'],
  refundTooLate: [409, 'The time in which money could be given back for this order is over.'],
  amountTooLarge: [400, 'Please enter less than what is left of what was paid!'],
  daysMissing: [400, 'Please say how many days!'],
  amountMissing: [400, 'Please say how much!'],
  notDisputable: [409, 'There cannot be a dispute about this order now.'],
  disputeAnswered: [409, 'This dispute has its answer.'],
  disputeNotYours: [
    409,
    'Only the side that opened a dispute can withdraw it, until it is decided.',
  ],
  disputeUnheard: [409, 'The other side still has time to answer, or it is decided already.'],
  disputeTaken: [409, 'Somebody else is looking at this dispute.'],
  appealOver: [409, 'There cannot be another decision about this order.'],
  appealOfSame: [409, 'Somebody else has to decide this time.'],
  answerMissing: [400, 'Please answer this question!'],
  answerNotOffered: [400, 'Please choose one of the answers!'],
});
