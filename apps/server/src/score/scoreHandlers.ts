import { refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { ScoreQueries } from './scoreQueries.ts';
import { toScoreRules } from './scoreRules.ts';

/** How old, in seconds, what somebody is told of their own score may be. */
const freshFor = 60;

/** Answers the calls about how well people sell. */
export function createScoreHandlers(
  scores: ScoreQueries,
  score: (ids: string[]) => Promise<void>,
  book: MarketBook,
) {
  const findRules = async () => toScoreRules((await book.read()).settings);

  return {
    getMyScore: async (_request, { _id }) => {
      const age = await scores.findAge(_id);
      if (age === undefined || age > freshFor) await score([_id]);
      return scores.read(_id, await findRules());
    },

    listScorePoints: ({ part, cursor }, { _id }) => scores.listPoints(_id, part, cursor),

    getStanding: async ({ id }) => {
      const standing = await scores.findStanding(id);
      if (!standing) throw new CallRefusal(refusals.personNotFound);
      return { standing };
    },

    getScoreRules: async () => ({ rules: await findRules() }),
  } satisfies Partial<Handlers>;
}
