import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about decisions are refused.
 *
 * @see Specification, errors
 */
export const decisionRefusals = listRefusals({
  suspended: [403, 'Your account is suspended: you cannot do this at the moment.'],
  decisionNotFound: [404, 'Decision not found'],
  appealMade: [409, 'You have asked for another decision already.'],
  appealLate: [409, 'The time to ask for another decision is over.'],
});

/**
 * How calls of those who decide are refused.
 *
 * @see Specification, errors
 */
export const decisionDeskRefusals = listRefusals({
  ownAccountDecided: [400, 'This is you: somebody else decides about you.'],
  pastSuspension: [400, 'A suspension ends on a day within the next five years, or not at all.'],
  suspensionMissing: [400, 'Please say what is suspended!'],
  operatorSuspended: [409, 'They run the market: take their role away first.'],
  decidedMeanwhile: [409, 'Somebody else has decided meanwhile. Look at what they have decided.'],
  caseTaken: [409, 'Somebody else is looking at this.'],
  ownDecision: [409, 'You have decided this yourself: somebody else looks at it again.'],
});
