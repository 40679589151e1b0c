'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useId } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { ServiceSummary } from '../../entities.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { RatingStars } from '../../data/RatingStars/RatingStars.tsx';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { Actions, ServiceCardFrame } from './ServiceCard.styles.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { serviceCardTexts } from './ServiceCard.texts.ts';

export interface ServiceCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  service: ServiceSummary;
  /** Where the service is shown in full. */
  href: string;
  /** Where its seller is shown; without it the name is plain text. */
  sellerHref?: string | undefined;
  /** Whether the cover is among the first things seen, and is loaded at once. Defaults to false. */
  isEager?: boolean | undefined;
  /** Whether nothing on the page is awaited more than the cover. Defaults to false. */
  isUrgent?: boolean | undefined;
  /** Where the title stands in the outline of the page. Defaults to 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** In how many ways it is sold; of several, the price is that of the cheapest: `From Rs.298`. */
  packagesCount?: number | undefined;
  /** Instead of the price, such as `on request`. */
  price?: ReactNode;
  /** Instead of the rating and how many reviews are behind it. */
  rating?: ReactNode;
  /** Instead of `View details`. A `LinkButton` leads from the whole card. */
  action?: ReactNode;
  /** What its owner can do with it, such as edit or delete. */
  actions?: ReactNode;
}

/** How wide a cover is in a {@link ServiceGrid}. */
const coverSizes = '(width < 36rem) 100vw, (width < 55rem) 50vw, (width < 78rem) 33vw, 292px';

/** A service among others. The whole card links to it. */
export const ServiceCard = forwardRef<HTMLElement, ServiceCardProps>(
  function ServiceCard(props, ref) {
    const { service, href, sellerHref, isEager, isUrgent, ...others } = props;
    const {
      headingLevel = 3,
      packagesCount = 1,
      price,
      rating,
      action,
      actions,
      ...articleProps
    } = others;
    const { title, ratings, numOfReviews, images, user, seller } = service;
    const market = useMarket();
    const texts = useTexts('ServiceCard', serviceCardTexts);
    const sellerName = user?.[0]?.fullname || seller || texts.unknownSeller;
    const reviewCount = numOfReviews ?? 0;
    const titleId = useId();
    const Title = `h${headingLevel}` as const;

    return (
      <ServiceCardFrame aria-labelledby={titleId} {...articleProps} ref={ref}>
        <ServiceCover
          picture={images[0]}
          sizes={coverSizes}
          isEager={isEager}
          isUrgent={isUrgent}
        />
        <div>
          <p>
            <Avatar name={sellerName} picture={user?.[0]?.avatar} />
            {sellerHref ? <Link href={sellerHref}>{sellerName}</Link> : <span>{sellerName}</span>}
          </p>
          <Title id={titleId} title={title.length > 60 ? title : undefined}>
            {title}
          </Title>
          {rating ?? (
            <RatingStars variant="compact" rating={ratings}>
              {texts.reviews(reviewCount, formatFigures(reviewCount, market.locale, false))}
            </RatingStars>
          )}
          <footer>
            <b>
              {packagesCount > 1 && <small>{texts.from} </small>}
              {price ?? formatPrice(service.price, market)}
            </b>
            {action ?? (
              <LinkButton href={href} size="small" aria-describedby={titleId}>
                {texts.details}
              </LinkButton>
            )}
            {actions && <Actions>{actions}</Actions>}
          </footer>
        </div>
      </ServiceCardFrame>
    );
  },
);
