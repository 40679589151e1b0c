/** @file What others may know of how well people sell. */

export { createScoreParts } from './createScoreParts.ts';
