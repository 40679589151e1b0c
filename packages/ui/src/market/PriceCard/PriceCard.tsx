'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { formatRating } from '../../formatting/formatRating.ts';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { Action, BigPrice, Hint, PriceCardFrame, Stats } from './PriceCard.styles.ts';

export interface PriceCardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** In rupees. */
  price: number;
  /** The mean of all ratings, 1 to 5; null or 0 when nobody has rated yet. */
  rating: number | null | undefined;
  reviewCount: number | null | undefined;
  /** Whether the service is in the wishlist already, so that it cannot be added again. */
  isInWishlist: boolean;
  /** While true the button waits. Defaults to false. */
  isAdding?: boolean | undefined;
  onAdd: () => void;
  /** Where it is changed, for its seller; it stands where others see the button that adds it. */
  editHref?: string | undefined;
}

/**
 * What a service costs and the one thing to do about it. Under 960 px its action becomes a bar at
 * the bottom of the window, so that it stays in reach.
 */
export function PriceCard(props: PriceCardProps) {
  const { price, rating, reviewCount, ...others } = props;
  const { isInWishlist, isAdding, onAdd, editHref, ...cardProps } = others;
  const writtenPrice = formatPrice(price);

  return (
    <PriceCardFrame {...cardProps}>
      <BigPrice>{writtenPrice}</BigPrice>
      <Hint>Contact Me Before Ordering for your project estimate.</Hint>
      <Stats>
        <div>
          <dt>Overall Rate</dt>
          <dd>{formatRating(rating)}</dd>
        </div>
        <div>
          <dt>Reviews</dt>
          <dd>{reviewCount ?? 0}</dd>
        </div>
        <div>
          <dt>Orders</dt>
          <dd>0</dd>
        </div>
      </Stats>
      <Action>
        <p aria-hidden>{writtenPrice}</p>
        {editHref === undefined ? (
          <Button
            variant="primary"
            isBlock
            isLoading={isAdding}
            disabled={isInWishlist}
            onClick={onAdd}
          >
            {isInWishlist ? 'Already In Cart!!' : `Add to wishlist(${writtenPrice})`}
          </Button>
        ) : (
          <LinkButton href={editHref} variant="primary" isBlock>
            Edit your service
          </LinkButton>
        )}
      </Action>
      {editHref !== undefined && (
        <Hint>This is your own service: you can neither order nor review it.</Hint>
      )}
      <Hint>
        <b>Extra:</b> No extra services right now.
      </Hint>
    </PriceCardFrame>
  );
}
