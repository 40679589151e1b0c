import { pageOf } from '../testing/pageOf.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import type { ScorePoint } from './calls.ts';
import { sampleScoreRules } from './samples.ts';

/** How a pretended backend answers the calls about how well somebody sells. */
export const createScoreReplies = (market: PretendedMarket) =>
  ({
    getMyScore: () => market.score,
    listScorePoints: ({ part, cursor }) => {
      const ofPart = market.scorePoints.filter((point) => point.part === part);
      const { page, cursors } = pageOf(ofPart, cursor);
      return { points: page, ...cursors };
    },
    disputeScoreEntry: ({ part, cause, text }) => {
      const found = market.scorePoints.find(
        (point) => point.part === part && [point.order?._id, point.conversation].includes(cause),
      );
      if (!found) return createRefusal('scoreEntryNotFound');
      if (found.dispute) return createRefusal('scoreEntryDisputed');
      if (!found.canDispute) return createRefusal('scoreEntryHarmless');
      const createdAt = '2026-11-20T12:00:00.000Z';
      const dispute = { state: 'waiting', text, createdAt, decidedAt: null, words: '' } as const;
      const note = (point: ScorePoint) =>
        point._id === found._id ? { ...point, dispute, canDispute: false } : point;
      market.scorePoints = market.scorePoints.map(note);
      market.score = { ...market.score, costliest: market.score.costliest.map(note) };
      return { message: 'Thank you. We will look at it.' };
    },
    getStanding: () => ({ standing: market.score.standing }),
    getScoreRules: () => ({ rules: sampleScoreRules }),
  }) satisfies Partial<Replies>;
