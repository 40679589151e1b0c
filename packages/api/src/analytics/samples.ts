import type { MarketAnswer } from '../contract/contract.ts';
import type { ServiceDay, ServiceFigures } from './calls.ts';

const dayLength = 86_400_000;
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Makes the days of a period, with figures that rise and fall with the week.
 *
 * @see Specification, X43
 */
export const createServiceDays = (from: string, to: string, scale = 1): ServiceDay[] => {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / dayLength) + 1;
  return Array.from({ length: count }, (_, index) => {
    const seen = Math.round((140 + 60 * Math.sin(index / 1.1) + index * 2) * scale);
    const orders = scale > 0 && index % 6 === 2 ? 1 : 0;
    return {
      date: toDate(first + index * dayLength),
      seen,
      views: Math.round(seen / 9),
      questions: scale > 0 && index % 4 === 1 ? 1 : 0,
      orders,
      revenue: orders * 4500,
    };
  });
};

const addUp = (days: readonly ServiceDay[], name: keyof ServiceFigures) =>
  days.reduce((sum, day) => sum + day[name], 0);

/**
 * Adds up days.
 *
 * @see Specification, X43
 */
export const sumUpServiceDays = (days: readonly ServiceDay[]): ServiceFigures => ({
  seen: addUp(days, 'seen'),
  views: addUp(days, 'views'),
  questions: addUp(days, 'questions'),
  orders: addUp(days, 'orders'),
  revenue: addUp(days, 'revenue'),
});

/**
 * Makes what `getAnalytics` answers: the last 30 days of a seller whose services are found more often than before.
 *
 * @see Specification, X43
 */
export function createAnalytics(
  fields: Partial<MarketAnswer<'getAnalytics'>> = {},
): MarketAnswer<'getAnalytics'> {
  const { from = '2026-10-22', to = '2026-11-20' } = fields;
  const { days = createServiceDays(from, to) } = fields;
  const totals = { ...sumUpServiceDays(days), answerMinutes: 95 };
  return {
    from,
    to,
    days,
    totals,
    previous: {
      seen: 4420,
      views: 530,
      questions: 7,
      orders: 6,
      revenue: 27_000,
      answerMinutes: 140,
    },
    sources: [
      { source: 'list', seen: Math.round(totals.seen * 0.6), views: Math.round(totals.views / 2) },
      {
        source: 'search',
        seen: Math.round(totals.seen * 0.4),
        views: Math.round(totals.views / 4),
      },
      { source: 'profile', seen: 0, views: Math.round(totals.views / 8) },
      { source: 'outside', seen: 0, views: Math.round(totals.views / 8) },
    ],
    words: [
      { word: 'logo', seen: 214 },
      { word: 'brand identity', seen: 96 },
      { word: 'poster', seen: 31 },
    ],
    ...fields,
  };
}

/**
 * What somebody is told whose services nobody has found yet.
 *
 * @see Specification, X43
 */
export const emptyAnalytics: MarketAnswer<'getAnalytics'> = (() => {
  const none = { seen: 0, views: 0, questions: 0, orders: 0, revenue: 0, answerMinutes: null };
  return createAnalytics({
    days: createServiceDays('2026-10-22', '2026-11-20', 0),
    totals: none,
    previous: none,
    sources: [],
    words: [],
  });
})();
