/**
 * What is told of orders, each in a sentence of its own. Where each side has one, its name ends with that side.
 *
 * @see Specification, X31
 */
export const orderNotificationNames = [
  'placedBuyer',
  'placedSeller',
  'answered',
  'started',
  'delivered',
  'revision',
  'nothingDelivered',
  'accepted',
  'acceptedBySilenceBuyer',
  'acceptedBySilenceSeller',
  'reviewExtended',
  'cancelledEarly',
  'cancelledLate',
  'cancelledUnanswered',
  'refunded',
  'expiredBuyer',
  'expiredSeller',
  'lateBuyer',
  'lateSeller',
  'answersWanted',
  'dueSoon',
  'revisionDueSoon',
  'reviewWanted',
  'extensionProposed',
  'cancellationProposed',
  'refundProposed',
  'proposalAccepted',
  'proposalDeclined',
  'proposalWithdrawn',
  'proposalLapsed',
  'disputeOpened',
  'disputeAnswered',
  'disputeWithdrawn',
  'disputeDecided',
  'sentBackToWork',
  'decisionTaken',
  'appealed',
  'cancelledByMarket',
  'chargedBack',
  'chargebackWon',
  'chargebackLost',
] as const;
/**
 * What is told of reviews. Where the reader is told as the buyer or as the seller of an order, `subject` says so.
 *
 * @see Specification, X33
 */
export const reviewNotificationNames = [
  'ratingWanted',
  'ratingPublished',
  'ratingAnswered',
  'ratingRemoved',
] as const;
/**
 * What is told of reviews.
 *
 * @see Specification, X33
 */
export type ReviewNotificationName = (typeof reviewNotificationNames)[number];

/**
 * What is told of an order.
 *
 * @see Specification, X31
 */
export type OrderNotificationName = (typeof orderNotificationNames)[number];
