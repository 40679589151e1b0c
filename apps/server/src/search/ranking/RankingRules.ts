import type { RankingPart } from '@market/api/contract';

/** All that decides in which order services are found, as the owner has set it. */
export interface RankingRules {
  /** How many points each part brings at best; that of `faults` is taken away. Whole numbers. */
  weights: Record<RankingPart, number>;
  /** A service is new for so many days … */
  newDays: number;
  /** … while it has been ordered less often than this. */
  newOrders: number;
  /** Every which place is a newcomer's. */
  newEvery: number;
  /** How many such places there are; 0 for none. */
  newPlaces: number;
  /** Which day it is, counted from 1970: then all of it stays the same until midnight (UTC). */
  day: number;
}

/** What of a service counts beyond its text and its age. Whole numbers from 0 to 100. */
export interface Figures {
  quality: number;
  sales: number;
  answers: number;
  faults: number;
  /** How often it has been ordered, 100 at most. */
  orders: number;
}

/** The figures of a service of which nothing is known yet, in the order in which they are stored. */
export const firstFigures: Figures = { quality: 75, sales: 0, answers: 50, faults: 0, orders: 0 };

/** Reads figures as they are stored. */
export const toFigures = ([
  quality,
  sales,
  answers,
  faults,
  orders,
]: readonly number[]): Figures => ({
  quality: quality ?? firstFigures.quality,
  sales: sales ?? firstFigures.sales,
  answers: answers ?? firstFigures.answers,
  faults: faults ?? firstFigures.faults,
  orders: orders ?? firstFigures.orders,
});

/** Writes figures as they are stored. */
export const listFigures = ({ quality, sales, answers, faults, orders }: Figures): number[] => [
  quality,
  sales,
  answers,
  faults,
  orders,
];
