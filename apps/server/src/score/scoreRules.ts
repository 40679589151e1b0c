import type { ScoreRules } from '@market/api/contract';
import type { OwnerSettings } from '../marketBook/ownerSettings.ts';

/** Reads what decides about scores and levels. What the parts can bring adds up to 100, whatever the owner has set. */
export function toScoreRules({ score }: Pick<OwnerSettings, 'score'>): ScoreRules {
  const parts = ['ratings', 'onTime', 'carried', 'answers', 'buyers'] as const;
  const all = parts.reduce((sum, part) => sum + score[part], 0);
  return {
    parts: parts.map((part) => ({ part, of: (score[part] / all) * 100 })),
    days: score.days,
    halfLifeDays: score.halfLifeDays,
    startStars: score.startTenths / 10,
    startReviews: score.startReviews,
    answerHours: score.answerHours,
    mostBuyers: score.mostBuyers,
    newOrders: score.newOrders,
    levels: [
      { level: 'one', orders: score.oneOrders, buyers: score.oneBuyers, score: score.oneScore },
      { level: 'two', orders: score.twoOrders, buyers: score.twoBuyers, score: score.twoScore },
      { level: 'top', orders: score.topOrders, buyers: score.topBuyers, score: score.topScore },
    ],
    fallDays: score.fallDays,
  };
}
