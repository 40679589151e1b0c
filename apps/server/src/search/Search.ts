import type { Category, Facets, serviceSorts } from '@market/api/contract';

/** In which order services are listed. */
export type ServiceSort = (typeof serviceSorts)[number];

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
  /** How well it is rated, by `rateService`; 0 while it is not. */
  quality: number;
  /** The mean of its ratings in hundredths of a star, rounded down; 0 while there is none. */
  stars: number;
  /** In how many days its fastest package is delivered; 0 for a service that does not say. */
  days: number;
  /** In which languages its seller works, by their tags, each once. */
  languages: string[];
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
  /** How many hundredths of a star its mean has at least. */
  leastStars?: number | undefined;
  /** In how many days it is delivered at most. */
  mostDays?: number | undefined;
  /** In how many days a service is delivered that does not say. */
  usualDays?: number | undefined;
  language?: string | undefined;
  /** Those that are equal are listed from the newest on. Defaults to `relevance`. */
  sort?: ServiceSort | undefined;
  /** Whether to count what each choice would find. Defaults to false. */
  facets?: boolean | undefined;
  /** How many of the first to skip. */
  offset: number;
  /** How many are listed. */
  limit: number;
}

/** What was found. */
export interface SearchAnswer {
  /**
   * By relevance: those whose titles hold all of the keyword, then some of it, then none; the newest
   * first.
   */
  ids: string[];
  /** How many there are on all pages. */
  count: number;
  /** How many services there are on the market. */
  offered: number;
  /** When asked for: how many there are for each choice, whatever else of its kind is asked. */
  facets?: Facets;
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
