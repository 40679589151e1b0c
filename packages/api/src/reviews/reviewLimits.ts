/**
 * How much a reply to a review holds, and for how many days things can be done about one.
 *
 * @see Specification, X33
 */
export const reviewLimits = {
  /** The most characters of a reply. */
  reply: 1000,
  /** For how many days a review of a service can be replied to. */
  replyDays: 28,
  /** For how many days a published review of an order can be changed, once. */
  changeDays: 30,
} as const;
