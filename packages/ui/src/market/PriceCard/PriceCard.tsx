'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { formatRating } from '../../formatting/formatRating.ts';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { Action, BigPrice, Choices, Hint, PriceCardFrame, Stats } from './PriceCard.styles.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { priceCardTexts } from './PriceCard.texts.ts';

export interface PriceCardProps extends ComponentPropsWithRef<'div'> {
  /** In rupees. */
  price: number;
  /** The mean of all ratings, 1 to 5; null or 0 when nobody has rated yet. */
  rating: number | null | undefined;
  reviewCount: number | null | undefined;
  /** How often the service was ordered. Defaults to 0. */
  orderCount?: number | undefined;
  /** Whether the service is in the wishlist already, so that it cannot be added again. */
  isInWishlist: boolean;
  /**
   * Whether something else is chosen than what the wishlist keeps, so that it can be kept instead.
   * Defaults to false.
   */
  isChanged?: boolean | undefined;
  /** While true the button waits. Defaults to false. */
  isAdding?: boolean | undefined;
  onAdd?: (() => void) | undefined;
  /** Takes the place of the button, such as a form that works without scripts. */
  action?: ReactNode;
  /** Where it is changed, for its seller; it stands where others see the button that adds it. */
  editHref?: string | undefined;
  /** What is chosen before, above the button: `PackagePicker`, `ExtraList`, and what they come to. */
  children?: ReactNode;
  /** Whether extras are among it. Defaults to false: then a sentence says that there are none. */
  hasExtras?: boolean | undefined;
}

/**
 * What a service costs and the one thing to do about it. Under 960 px its action becomes a bar at
 * the bottom of the window, so that it stays in reach.
 */
export const PriceCard = forwardRef<HTMLDivElement, PriceCardProps>(function PriceCard(props, ref) {
  const { price, rating, reviewCount, orderCount = 0, ...others } = props;
  const { isInWishlist, isChanged = false, isAdding, onAdd, action, ...more } = others;
  const { editHref, children, hasExtras = false, ...cardProps } = more;
  const market = useMarket();
  const texts = useTexts('PriceCard', priceCardTexts);
  const writtenPrice = formatPrice(price, market);

  return (
    <PriceCardFrame {...cardProps} ref={ref}>
      <BigPrice>{writtenPrice}</BigPrice>
      <Hint>{texts.hint}</Hint>
      <Stats>
        <div>
          <dt>{texts.rating}</dt>
          <dd>{formatRating(rating, market)}</dd>
        </div>
        <div>
          <dt>{texts.reviews}</dt>
          <dd>{formatFigures(reviewCount ?? 0, market.locale, false)}</dd>
        </div>
        <div>
          <dt>{texts.orders}</dt>
          <dd>{formatFigures(orderCount, market.locale)}</dd>
        </div>
      </Stats>
      {children && <Choices>{children}</Choices>}
      <Action>
        <p aria-hidden>{writtenPrice}</p>
        {action ??
          (editHref === undefined ? (
            <Button
              variant="primary"
              isBlock
              isLoading={isAdding}
              disabled={isInWishlist && !isChanged}
              onClick={onAdd}
            >
              {!isInWishlist && texts.add(writtenPrice)}
              {isInWishlist && (isChanged ? texts.update : texts.added)}
            </Button>
          ) : (
            <LinkButton href={editHref} variant="primary" isBlock>
              {texts.edit}
            </LinkButton>
          ))}
      </Action>
      {editHref !== undefined && <Hint>{texts.own}</Hint>}
      {!hasExtras && (
        <Hint>
          <b>{texts.extra}</b> {texts.noExtra}
        </Hint>
      )}
    </PriceCardFrame>
  );
});
