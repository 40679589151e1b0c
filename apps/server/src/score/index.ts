/** @file What others may know of how well people sell. */

export { createScoreParts } from './createScoreParts.ts';
export { findSellerFacts } from './sellerFacts.ts';
export { createFacts, toEntry } from './toPoints.ts';
export type { OrderFact, QuestionFact, SellerFacts } from './toPoints.ts';
