import type { Category, Facets, SellerLevel, serviceSorts } from '@market/api/contract';
import type { Figures, RankingRules } from './ranking/RankingRules.ts';

/** In which order services are listed. */
export type ServiceSort = (typeof serviceSorts)[number];

/** What a search knows of a service. */
export interface SearchEntry {
  id: string;
  title: string;
  /** Further text it can be found by, ranked after titles: its seller, its tags and how its description begins. */
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
  /** What else counts for its score. */
  figures: Figures;
  /** How far its seller is. */
  level: SellerLevel;
  /** Where its seller comes from, as `toCountry` writes it; empty where that is not known. */
  country: string;
  /** As `toTag` writes them, each once. */
  tags: string[];
  /** How often it was sold of late. */
  sold: number;
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
  level?: SellerLevel | undefined;
  /** As `toCountry` writes it. */
  country?: string | undefined;
  /** As `toTag` writes it. */
  tag?: string | undefined;
  /** Those that are equal are listed from the newest on. Defaults to `relevance`. */
  sort?: ServiceSort | undefined;
  /** Lists by score, with newcomers in marked places, instead of what `sort` says. */
  ranking?: RankingRules | undefined;
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
  /** When listed by score: those of them that are in marked places. */
  newcomers?: string[];
}

/** Where a service stands by score, and what that is made up of. */
export interface RankedPlace {
  /** Counted from 1. */
  place: number;
  /** How many services there are on all pages. */
  count: number;
  /** How well its text matches, from 0 to 100. */
  text: number;
  figures: Figures;
  /** When it was offered, in microseconds since 1970. */
  moment: number;
  /** Whether it is in a newcomer's place. */
  isMarked: boolean;
  /** The score of the one before, newcomers in marked places left out; null for none and in such a place. */
  scoreAhead: number | null;
}

/** Another service, to which similar ones are sought. */
export type Likened = Pick<SearchEntry, 'id' | 'title' | 'category' | 'price'>;

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
  /** The first services that `find` lists for a keyword alone, without how many there are, which costs more. */
  findFirst: (keyword: string, limit: number) => Promise<string[]>;
  /**
   * Completes the last word of a keyword to words of titles, each in its most frequent form, among the services
   * that have the other words: those that begin with it or else, if it is mistyped, those that it may stand for.
   * Gives whole keywords, what stands in most titles first.
   */
  complete: (keyword: string, limit: number) => Promise<string[]>;
  /** Whether a word, or what it may stand for, is found anywhere. */
  knows: (word: string) => Promise<boolean>;
  /** The words of titles that come near to one that is not known, the nearest first; two at most. */
  listNear: (word: string) => Promise<string[]>;
  /**
   * Finds services of the same category at about the same price that share rare words of the title: first those
   * that share the most and the rarest, then the newest.
   */
  findSimilar: (service: Likened, limit: number) => Promise<string[]>;
  /** Tells where a service stands by score among those that have a keyword; undefined where it is not found. */
  explain: (id: string, keyword: string, ranking: RankingRules) => Promise<RankedPlace | undefined>;
  /** Lets go of what it holds, once it has finished with the database. */
  close: () => Promise<void>;
}
