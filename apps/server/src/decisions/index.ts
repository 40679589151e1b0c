/** @file What others may know of decisions. */

export { createDecisionDeskHandlers } from './decisionDeskHandlers.ts';
export { createDecisionHandlers } from './decisionHandlers.ts';
export { writeDecisionLine } from './decisionMails.ts';
export { createDecisionQueries, isTaken, type Restorer } from './decisionQueries.ts';
export { createEndSuspensions } from './endSuspensions.ts';
export { holdService, releaseService } from './holdServices.ts';
export { createPeopleDeskQueries } from './peopleDeskQueries.ts';
export { refuseSuspended } from './refuseSuspended.ts';
export { lockPerson, readUntil, suspend } from './suspensions.ts';
export { type Decider, tellOfDecision, whenDecided, writeDecision } from './writeDecision.ts';
export type { ToldName } from './decisionMailTexts.ts';
