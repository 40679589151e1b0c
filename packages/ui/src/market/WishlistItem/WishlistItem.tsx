'use client';

import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import type { ServiceSummary } from '../../entities.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { Row } from './WishlistItem.styles.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { wishlistItemTexts } from './WishlistItem.texts.ts';

export interface WishlistItemProps extends ComponentPropsWithRef<'li'> {
  service: Pick<ServiceSummary, '_id' | 'title' | 'price' | 'images'>;
  /** Where the service is shown in full; without it the title is plain text. */
  href?: string | undefined;
  /** Where ordering starts; with it `Order Now!` is a link, otherwise a button. */
  orderHref?: string | undefined;
  /** While true the item steps back and its bin waits. Defaults to false. */
  isRemoving?: boolean | undefined;
  onOrder?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** What was chosen of it, below its price. */
  children?: ReactNode;
  /** Takes the place of `Order Now!`, such as a notice that it cannot be ordered right now. */
  orderAction?: ReactNode;
  /** Takes the place of both buttons, such as forms that work without scripts. */
  actions?: ReactNode;
}

/** A service of the wishlist, which can be ordered or removed. Carries `data-removing` meanwhile. */
export const WishlistItem = forwardRef<HTMLLIElement, WishlistItemProps>(
  function WishlistItem(props, ref) {
    const { service, href, orderHref, isRemoving = false, ...others } = props;
    const { onOrder, onRemove, orderAction, actions, children, ...rowProps } = others;
    const { title, price, images } = service;
    const market = useMarket();
    const texts = useTexts('WishlistItem', wishlistItemTexts);

    return (
      <Row {...rowProps} ref={ref} data-removing={isRemoving || undefined}>
        <ServiceCover picture={images[0]} shape="thumbnail" sizes="112px" />
        <div>
          <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
          <p>{formatPrice(price, market)}</p>
          {children}
        </div>
        <div>
          {actions ?? (
            <>
              <IconButton
                icon={<Icon of={Trash2} />}
                label={texts.remove(title)}
                disabled={isRemoving}
                onClick={onRemove}
              />
              {orderAction ??
                (orderHref ? (
                  <LinkButton href={orderHref} variant="primary" onClick={onOrder}>
                    {texts.order}
                  </LinkButton>
                ) : (
                  <Button variant="primary" onClick={onOrder}>
                    {texts.order}
                  </Button>
                ))}
            </>
          )}
        </div>
      </Row>
    );
  },
);
