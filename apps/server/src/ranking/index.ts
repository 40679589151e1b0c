/** @file In which order services are found, and how that is told. */

export { createRankingParts } from './createRankingParts.ts';
