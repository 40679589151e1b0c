import type { SellerStanding } from '@market/api';
import { Badge, formatDate, LevelBadge, useMarket } from '@market/ui';
import { useGetStandingQuery } from '../../backend/market.ts';
import { useMarketSettings } from '../../shared/useMarketSettings.ts';
import { Signs } from './ProfileCard.styles.ts';
import { texts } from './texts.ts';

/**
 * What everybody may know of how somebody sells, and whether the market knows who they are: signs and facts. Nothing
 * where the backend tells none.
 *
 * @param verifiedAt Since when the market knows who they are. Defaults to not.
 */
export function useStanding(personId: string | undefined, verifiedAt: string | null = null) {
  const market = useMarket();
  const isTold = useMarketSettings().hasFeature('score') && personId !== undefined;
  const { data } = useGetStandingQuery({ id: personId ?? '' }, { skip: !isTold });
  const standing = isTold ? data?.standing : undefined;
  if (!standing && verifiedAt === null) return undefined;
  const level = standing && <LevelBadge level={standing.level} />;
  const facts = standing ? listFacts(standing) : [];
  if (verifiedAt === null) return { badge: level, facts };

  return {
    badge: (
      <Signs>
        {level}
        <Badge tone="positive">{texts.verified}</Badge>
      </Signs>
    ),
    facts: [...facts, { label: texts.verified, value: formatDate(verifiedAt, market) }],
  };
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
