'use client';

import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { ServiceSummary } from '../../entities.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { RatingStars } from '../../data/RatingStars/RatingStars.tsx';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { Actions, ServiceCardFrame } from './ServiceCard.styles.ts';

export interface ServiceCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  service: ServiceSummary;
  /** Where the service is shown in full. */
  href: string;
  /** Where its seller is shown; without it the name is plain text. */
  sellerHref?: string | undefined;
  /** Whether the cover is among the first things seen, and is loaded at once. Defaults to false. */
  isEager?: boolean | undefined;
  /** Whether nothing on the page is awaited more than the cover. Defaults to false. */
  isUrgent?: boolean | undefined;
  /** What its owner can do with it, such as edit or delete. */
  actions?: ReactNode;
}

/** How wide a cover is in a {@link ServiceGrid}. */
const coverSizes = '(width < 36rem) 100vw, (width < 55rem) 50vw, (width < 78rem) 33vw, 292px';

/** A service among others. The whole card links to it. */
export function ServiceCard(props: ServiceCardProps) {
  const { service, href, sellerHref, isEager, isUrgent, actions, ...articleProps } = props;
  const { title, price, ratings, numOfReviews, images, user, seller } = service;
  const sellerName = user?.[0]?.fullname || seller || 'Unknown seller';
  const titleId = useId();

  return (
    <ServiceCardFrame {...articleProps}>
      <ServiceCover picture={images[0]} sizes={coverSizes} isEager={isEager} isUrgent={isUrgent} />
      <div>
        <p>
          <Avatar name={sellerName} picture={user?.[0]?.avatar} />
          {sellerHref ? <Link href={sellerHref}>{sellerName}</Link> : <span>{sellerName}</span>}
        </p>
        <h3 id={titleId} title={title.length > 60 ? title : undefined}>
          {title}
        </h3>
        {/* A single one, too, has the plural here: so it is specified. */}
        <RatingStars
          variant="compact"
          rating={ratings}
        >{`(${numOfReviews ?? 0} Reviews)`}</RatingStars>
        <footer>
          <b>{formatPrice(price)}</b>
          <LinkButton href={href} size="small" aria-describedby={titleId}>
            View details
          </LinkButton>
          {actions && <Actions>{actions}</Actions>}
        </footer>
      </div>
    </ServiceCardFrame>
  );
}
