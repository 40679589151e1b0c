import type { RankedPlace, Ranking } from './rankingCalls.ts';

/**
 * What decides in which order services are found until an owner says otherwise.
 *
 * @see Specification, X48
 */
export const sampleRanking: Ranking = {
  parts: [
    { part: 'text', weight: 45 },
    { part: 'quality', weight: 25 },
    { part: 'sales', weight: 15 },
    { part: 'fresh', weight: 10 },
    { part: 'answers', weight: 5 },
    { part: 'faults', weight: 10 },
  ],
  days: 90,
  answerHours: 24,
  newcomers: { days: 30, orders: 3, every: 8, places: 3 },
};

/**
 * Where a service stands, and why.
 *
 * @see Specification, X48
 */
export const sampleRankedPlace: RankedPlace = {
  place: 7,
  count: 128,
  isNewcomer: false,
  score: 75.05,
  scoreAhead: 77.3,
  parts: [
    { part: 'text', figure: 90, weight: 45, points: 40.5 },
    { part: 'quality', figure: 84, weight: 25, points: 21 },
    { part: 'sales', figure: 41, weight: 15, points: 6.15 },
    { part: 'fresh', figure: 43, weight: 10, points: 4.3 },
    { part: 'answers', figure: 92, weight: 5, points: 4.6 },
    { part: 'faults', figure: 15, weight: 10, points: -1.5 },
  ],
};
