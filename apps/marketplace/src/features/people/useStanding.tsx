import type { SellerStanding } from '@market/api';
import { LevelBadge } from '@market/ui';
import { useGetStandingQuery } from '../../backend/market.ts';
import { useMarketSettings } from '../../shared/useMarketSettings.ts';
import { texts } from './texts.ts';

/** What everybody may know of how somebody sells: a sign and facts. Nothing where the backend tells none. */
export function useStanding(personId: string | undefined) {
  const isTold = useMarketSettings().hasFeature('score') && personId !== undefined;
  const { data } = useGetStandingQuery({ id: personId ?? '' }, { skip: !isTold });
  if (!isTold || !data) return undefined;
  const { standing } = data;

  return { badge: <LevelBadge level={standing.level} />, facts: listFacts(standing) };
}

function listFacts({ onTime, answerMinutes, completed }: SellerStanding) {
  const { standing } = texts;
  return [
    { label: standing.completed, value: String(completed) },
    ...(onTime === null
      ? []
      : [{ label: standing.onTime, value: standing.share(Math.round(onTime * 100)) }]),
    ...(answerMinutes === null
      ? []
      : [{ label: standing.answers, value: standing.within(Math.ceil(answerMinutes / 60)) }]),
  ];
}
