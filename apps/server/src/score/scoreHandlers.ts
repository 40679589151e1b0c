import { refusals, type ScorePoint } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { ScoreQueries } from './scoreQueries.ts';
import { toScoreRules } from './scoreRules.ts';
import { toEntry } from './toPoints.ts';

/** How old, in seconds, what somebody is told of their own score may be. */
const freshFor = 60;

/** Asks those who run the market to look at an entry again. Tells whether it is the first time. */
export type DisputeEntry = (
  personId: string,
  disputed: { subject: string; text: string; entry: ScorePoint },
) => Promise<boolean>;

/** Answers the calls about how well people sell. */
export function createScoreHandlers(
  scores: ScoreQueries,
  score: (ids: string[]) => Promise<void>,
  book: MarketBook,
  dispute: DisputeEntry,
) {
  const findRules = async () => toScoreRules((await book.read()).settings);

  return {
    getMyScore: async (_request, { _id }) => {
      const age = await scores.findAge(_id);
      if (age === undefined || age > freshFor) await score([_id]);
      return scores.read(_id, await findRules());
    },

    listScorePoints: ({ part, cursor }, { _id }) => scores.listPoints(_id, part, cursor),

    disputeScoreEntry: async ({ part, cause, text }, { _id }) => {
      const entry = await scores.findPoint(_id, part, cause);
      if (!entry) throw new CallRefusal(refusals.scoreEntryNotFound);
      if (entry.dispute) throw new CallRefusal(refusals.scoreEntryDisputed);
      if (!entry.canDispute) throw new CallRefusal(refusals.scoreEntryHarmless);
      const { dispute: _dispute, canDispute: _canDispute, ...asItIs } = entry;
      if (!(await dispute(_id, { subject: toEntry(part, cause), text, entry: asItIs }))) {
        throw new CallRefusal(refusals.scoreEntryDisputed);
      }
      return { message: 'Thank you. We will look at it.' };
    },

    getStanding: async ({ id }) => {
      const standing = await scores.findStanding(id);
      if (!standing) throw new CallRefusal(refusals.personNotFound);
      return { standing };
    },

    getScoreRules: async () => ({ rules: await findRules() }),
  } satisfies Partial<Handlers>;
}
