import type { Category } from '@market/api/contract';

/** What a search knows of a service. */
export interface SearchEntry {
  id: string;
  title: string;
  /** Further text it can be found by, ranked after titles: its seller and its description. */
  about: string;
  category: Category;
  /** In paise. */
  price: number;
  /** When it was offered, in microseconds since 1970. */
  moment: number;
}

/** What to look for. Absent fields match everything. */
export interface SearchQuestion {
  /** Each of its words must be found. */
  keyword?: string | undefined;
  category?: Category | undefined;
  /** In paise, included. */
  lowestPrice?: number | undefined;
  /** In paise, included. */
  highestPrice?: number | undefined;
  /** How many of the newest to skip. */
  offset: number;
  /** How many are listed. */
  limit: number;
}

/** What was found. */
export interface SearchAnswer {
  /** Those whose titles hold all of the keyword, then some of it, then none; the newest first. */
  ids: string[];
  /** How many there are on all pages. */
  count: number;
  /** How many services there are on the market. */
  offered: number;
}

/**
 * Finds services. Whatever stands behind this gives the same answers: the same services in the same
 * order, whichever process is asked.
 */
export interface Search {
  /**
   * Takes in everything that was committed before the call. Gives a version: while that stays the
   * same, so do all answers.
   */
  bringUpToDate: () => Promise<number>;
  /** Whether all services have been taken in once: before that, a question waits long. */
  isReady: () => boolean;
  /** Answers from what was last taken in, or from something newer. */
  find: (question: SearchQuestion) => Promise<SearchAnswer>;
  /** Lets go of what it holds, once it has finished with the database. */
  close: () => Promise<void>;
}
