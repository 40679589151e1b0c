/**
 * How much a message may hold, and how much somebody may write.
 *
 * @see Specification, X32
 */
export const messageLimits = {
  characters: 4000,
  files: 10,
  /** How many messages may be sent before the other has answered. */
  unanswered: 3,
  /** How long an own message may be deleted. */
  deletionMinutes: 15,
} as const;
