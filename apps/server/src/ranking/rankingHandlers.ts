import { type MarketAnswer, refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { listParts, type Search, toRankingRules } from '../search/index.ts';
import type { ServiceQueries } from '../services/index.ts';
import { countedDays } from './writeFigures.ts';

/** A score in points, of its hundredths. */
const toPoints = (hundredths: number) => hundredths / 100;

/** Answers the calls about the order in which services are found. */
export function createRankingHandlers(
  services: Pick<ServiceQueries, 'isSeller'>,
  search: Search,
  book: MarketBook,
) {
  const findRules = async () => toRankingRules((await book.read()).settings, Date.now());

  return {
    getRanking: async () => {
      const rules = await findRules();
      const { score } = (await book.read()).settings;
      return {
        ranking: {
          parts: Object.entries(rules.weights).map(([part, weight]) => ({ part, weight })),
          days: countedDays,
          answerHours: score.answerHours,
          newcomers: {
            days: rules.newDays,
            orders: rules.newOrders,
            every: rules.newEvery,
            places: rules.newPlaces,
          },
        },
      } as MarketAnswer<'getRanking'>;
    },

    explainRanking: async ({ id, keyword }, { _id }) => {
      if (!(await services.isSeller(id, _id))) throw new CallRefusal(refusals.serviceNotFound);
      const rules = await findRules();
      await search.bringUpToDate();
      const found = await search.explain(id, keyword ?? '', rules);
      if (!found) return { found: null };
      const { place, count, isMarked, scoreAhead, figures, moment, text } = found;
      const parts = listParts(figures, moment, text, rules)
        .filter(({ part }) => part !== 'text' || keyword?.trim())
        .map(({ part, figure, weight }) => ({
          part,
          figure,
          weight,
          points: toPoints(part === 'faults' ? -figure * weight : figure * weight),
        }));
      return {
        found: {
          place,
          count,
          isNewcomer: isMarked,
          score: toPoints(parts.reduce((sum, { points }) => sum + Math.round(points * 100), 0)),
          scoreAhead: scoreAhead === null ? null : toPoints(scoreAhead),
          parts,
        },
      };
    },
  } satisfies Partial<Handlers>;
}
