import { rankingParts } from '@market/api/contract';
import type { OwnerSettings } from '../../marketBook/ownerSettings.ts';
import type { RankingRules } from './RankingRules.ts';

const dayLength = 86_400_000;

/** Reads in which order services are found, as the owner has set it. */
export function toRankingRules(
  { ranking }: Pick<OwnerSettings, 'ranking'>,
  now: number,
): RankingRules {
  const { newDays, newOrders, newEvery, newPlaces } = ranking;
  return {
    weights: Object.fromEntries(
      rankingParts.map((part) => [part, ranking[part]]),
    ) as RankingRules['weights'],
    newDays,
    newOrders,
    newEvery,
    newPlaces,
    day: Math.floor(now / dayLength),
  };
}
