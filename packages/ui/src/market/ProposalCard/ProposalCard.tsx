'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useId } from 'react';
import { Badge } from '../../data/Badge/Badge.tsx';
import type { ProposalSummary } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Answers, Facts, Kind, ProposalFoot, ProposalFrame, Why } from './ProposalCard.styles.ts';
import { proposalCardTexts } from './ProposalCard.texts.ts';

export interface ProposalCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  proposal: ProposalSummary;
  /** Which side of the order reads it; left out for somebody else. */
  side?: ProposalSummary['by'] | undefined;
  /** What is left of what was paid, in rupees. */
  left: number;
  /** When the order would be due with the days more, ISO 8601 text. Defaults to no word of it. */
  dueAt?: string | null | undefined;
  /** Until when it waits, and what happens then. Defaults to a sentence with the day. */
  deadline?: ReactNode;
  /** Where the title stands in the outline of the page. Defaults to 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** What the reader can do with it: accept and decline it, or take it back. */
  actions?: ReactNode;
}

/** What one side of an order proposes to the other: what, why, what becomes of the money, and until when. */
export const ProposalCard = forwardRef<HTMLDivElement, ProposalCardProps>(
  function ProposalCard(props, ref) {
    const { proposal, side, left, dueAt, deadline, headingLevel = 3, actions, ...others } = props;
    const { by, text, expiresAt } = proposal;
    const market = useMarket();
    const texts = useTexts('ProposalCard', proposalCardTexts);
    const titleId = useId();
    const Title = `h${headingLevel}` as const;
    const facts = useFacts(proposal, left, dueAt);
    const isReadersTurn = side !== undefined && side !== by;

    return (
      <ProposalFrame forwardedAs="article" aria-labelledby={titleId} {...others} ref={ref}>
        <Kind>
          {side === by ? texts.own : by === 'buyer' ? texts.ofBuyer : texts.ofSeller}
          <Badge tone={isReadersTurn ? 'primary' : 'neutral'} hasDot>
            {isReadersTurn
              ? texts.waitsForReader
              : by === 'buyer'
                ? texts.waitsForSeller
                : texts.waitsForBuyer}
          </Badge>
        </Kind>
        <Title id={titleId}>{useTitle(proposal)}</Title>
        {facts.length > 0 && (
          <Facts>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
        {text && <Why>{text}</Why>}
        <ProposalFoot>
          {deadline ?? <p>{texts.lapses(formatDate(expiresAt, market))}</p>}
          {actions && <Answers>{actions}</Answers>}
        </ProposalFoot>
      </ProposalFrame>
    );
  },
);

function useTitle({ kind, days, amount }: ProposalSummary) {
  const market = useMarket();
  const texts = useTexts('ProposalCard', proposalCardTexts);
  if (kind === 'cancellation') return texts.cancellation;
  if (kind === 'refund') return texts.refund(formatPrice(amount, market));
  return texts.days(days ?? 0, formatFigures(days ?? 0, market.locale));
}

/** What becomes of the money, or of the day on which it is due. */
function useFacts({ kind, amount }: ProposalSummary, left: number, dueAt?: string | null) {
  const market = useMarket();
  const texts = useTexts('ProposalCard', proposalCardTexts);
  if (kind === 'extension') {
    return dueAt ? [{ name: texts.due, value: formatDate(dueAt, market) }] : [];
  }
  const returned = kind === 'refund' ? (amount ?? 0) : left;
  return [
    { name: texts.returned, value: formatPrice(returned, market) },
    { name: texts.kept, value: formatPrice(left - returned, market) },
  ];
}
