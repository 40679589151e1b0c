import type { MarketAnswer } from '../contract/contract.ts';
import type { ScorePoint, ScoreRules, SellerStanding } from './calls.ts';

/**
 * What decides about scores where the owner has changed nothing.
 *
 * @see Specification, X35
 */
export const sampleScoreRules: ScoreRules = {
  parts: [
    { part: 'ratings', of: 40 },
    { part: 'onTime', of: 20 },
    { part: 'carried', of: 20 },
    { part: 'answers', of: 10 },
    { part: 'buyers', of: 10 },
  ],
  days: 365,
  halfLifeDays: 180,
  startStars: 4.5,
  startReviews: 5,
  answerHours: 24,
  mostBuyers: 25,
  newOrders: 5,
  levels: [
    { level: 'one', orders: 5, buyers: 3, score: 75 },
    { level: 'two', orders: 20, buyers: 10, score: 85 },
    { level: 'top', orders: 100, buyers: 40, score: 92 },
  ],
  fallDays: 30,
};

/**
 * Makes what everybody may know of a seller.
 *
 * @see Specification, X35
 */
export const createStanding = (fields: Partial<SellerStanding> = {}): SellerStanding => ({
  level: 'one',
  onTime: 0.94,
  answerMinutes: 95,
  completed: 18,
  ...fields,
});

/**
 * Makes one cause of a score.
 *
 * @see Specification, X35
 */
export const createScorePoint = (fields: Partial<ScorePoint> = {}): ScorePoint => ({
  _id: 'point-late',
  part: 'onTime',
  outcome: 'late',
  stars: null,
  points: 0,
  of: 2.4,
  at: '2026-11-12T09:30:00.000Z',
  order: {
    _id: '01927f3a-5c11-7d20-9a3e-4b8d5c2f1e01',
    title: 'I will design your brand identity',
  },
  conversation: null,
  dispute: null,
  canDispute: false,
  ...fields,
});

/**
 * Some causes of a score, of each part.
 *
 * @see Specification, X35
 */
export const sampleScorePoints: ScorePoint[] = [
  createScorePoint({ canDispute: true }),
  createScorePoint({ _id: 'point-early', outcome: 'onTime', points: 2.3, of: 2.3 }),
  createScorePoint({
    _id: 'point-rated',
    canDispute: true,
    part: 'ratings',
    outcome: 'rated',
    stars: 3,
    points: 1.8,
    of: 3.6,
  }),
  createScorePoint({
    _id: 'point-start',
    part: 'ratings',
    outcome: 'start',
    points: 9.2,
    of: 10.5,
    order: null,
  }),
  createScorePoint({ _id: 'point-carried', part: 'carried', outcome: 'carried', points: 2, of: 2 }),
  createScorePoint({
    _id: 'point-gave-back',
    canDispute: true,
    part: 'carried',
    outcome: 'notCarried',
    points: 0,
    of: 1.6,
  }),
  createScorePoint({
    _id: 'point-silent',
    canDispute: true,
    part: 'answers',
    outcome: 'unanswered',
    points: 0,
    of: 1.3,
    order: null,
    conversation: 'conversation-mira',
  }),
  createScorePoint({ _id: 'point-buyer', part: 'buyers', outcome: 'buyer', points: 1, of: 1 }),
  createScorePoint({
    _id: 'point-room',
    part: 'buyers',
    outcome: 'room',
    points: 0,
    of: 2.4,
    order: null,
  }),
];

/**
 * Makes what somebody is told of their own score: 83, of a seller who has reached the first level.
 *
 * @see Specification, X35
 */
export const createScore = (
  fields: Partial<MarketAnswer<'getMyScore'>> = {},
): MarketAnswer<'getMyScore'> => ({
  score: 83,
  standing: createStanding(),
  buyers: 11,
  fallsAt: null,
  parts: [
    { part: 'ratings', points: 34.2, of: 40, causes: 12 },
    { part: 'onTime', points: 17.1, of: 20, causes: 17 },
    { part: 'carried', points: 18.2, of: 20, causes: 19 },
    { part: 'answers', points: 5.9, of: 10, causes: 8 },
    { part: 'buyers', points: 7.6, of: 10, causes: 11 },
  ],
  costliest: sampleScorePoints.filter(({ outcome }) =>
    ['late', 'rated', 'notCarried'].includes(outcome),
  ),
  next: sampleScoreRules.levels[1] ?? null,
  computedAt: '2026-11-20T11:59:30.000Z',
  ...fields,
});

/**
 * What somebody is told who has not sold enough yet.
 *
 * @see Specification, X35
 */
export const newScore: MarketAnswer<'getMyScore'> = createScore({
  score: null,
  standing: { level: 'new', onTime: null, answerMinutes: null, completed: 0 },
  buyers: 0,
  parts: [],
  costliest: [],
  next: sampleScoreRules.levels[0] ?? null,
});
