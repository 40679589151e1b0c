'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useId } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Badge, type BadgeTone } from '../../data/Badge/Badge.tsx';
import { Price } from '../../data/Price/Price.tsx';
import type { OfferSummary } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { ordersTableTexts } from '../OrdersTable/OrdersTable.texts.ts';
import { ServiceTerms } from '../ServiceTerms/ServiceTerms.tsx';
import { Kind, OfferFoot, OfferFrame, OfferHead, Seller, Words } from './OfferCard.styles.ts';
import { offerCardTexts } from './OfferCard.texts.ts';

export interface OfferCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  offer: OfferSummary;
  /** Where the title stands in the outline of the page. Defaults to 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** What the reader can do with it, such as accept it or take it back. */
  actions?: ReactNode;
}

const tones: Record<OfferSummary['state'], BadgeTone> = {
  open: 'primary',
  accepted: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
  expired: 'warning',
};

/** What a seller offers to one buyer alone: what it is, what it costs, and until when it stands. */
export const OfferCard = forwardRef<HTMLDivElement, OfferCardProps>(function OfferCard(props, ref) {
  const { offer, headingLevel = 3, actions, ...cardProps } = props;
  const { title, text, price, days, revisions, expiresAt, state, seller } = offer;
  const market = useMarket();
  const texts = useTexts('OfferCard', offerCardTexts);
  const { accountGone } = useTexts('OrdersTable', ordersTableTexts);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const isPast = state !== 'open' && state !== 'accepted';
  const date = formatDate(expiresAt, market);
  // Nobody asks until when an offer stood that has been answered.
  const hasExpiry = state === 'open' || state === 'expired';

  return (
    <OfferFrame
      forwardedAs="article"
      aria-labelledby={titleId}
      {...cardProps}
      ref={ref}
      data-past={isPast || undefined}
    >
      <Kind>
        {texts.label}
        <Badge tone={tones[state]} hasDot>
          {texts[state]}
        </Badge>
      </Kind>
      <OfferHead>
        <Title id={titleId}>{title}</Title>
        <Price amount={price} size="large" />
        <Seller>
          {seller && <Avatar name={seller.fullname} picture={seller.avatar} />}
          <bdi>{seller?.fullname ?? accountGone}</bdi>
        </Seller>
      </OfferHead>
      {text && <Words>{text}</Words>}
      <ServiceTerms days={days} revisions={revisions} />
      {(hasExpiry || actions) && (
        <OfferFoot>
          {hasExpiry && <p>{isPast ? texts.hasExpired(date) : texts.expires(date)}</p>}
          {actions && <div>{actions}</div>}
        </OfferFoot>
      )}
    </OfferFrame>
  );
});
