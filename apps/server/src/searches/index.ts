/** @file What others may know of searches that people keep. */

export { createSearchParts } from './createSearchParts.ts';
