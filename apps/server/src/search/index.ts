/** @file Finding services: one seam, and what stands behind it. `README.md` draws it. */

export { createMemorySearch } from './memory/createMemorySearch.ts';
export type { Search, SearchAnswer, SearchQuestion } from './Search.ts';
