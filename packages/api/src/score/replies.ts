import { pageOf } from '../testing/pageOf.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { sampleScorePoints, sampleScoreRules } from './samples.ts';

/** How a pretended backend answers the calls about how well somebody sells. */
export const createScoreReplies = (market: PretendedMarket) =>
  ({
    getMyScore: () => market.score,
    listScorePoints: ({ part, cursor }) => {
      const ofPart = sampleScorePoints.filter((point) => point.part === part);
      const { page, cursors } = pageOf(ofPart, cursor);
      return { points: page, ...cursors };
    },
    getStanding: () => ({ standing: market.score.standing }),
    getScoreRules: () => ({ rules: sampleScoreRules }),
  }) satisfies Partial<Replies>;
