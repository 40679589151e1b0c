'use client';

import Pencil from 'lucide-react/icons/pencil';
import { type ComponentPropsWithRef, forwardRef } from 'react';
import type { OrderSummaryData } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { OrderId } from '../OrderId/OrderId.tsx';
import { OrderState } from '../OrdersTable/OrderState.tsx';
import { toOrderName, toOrderTitle } from '../OrdersTable/toOrderTitle.ts';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { OrderCardFrame } from './OrderCard.styles.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { ordersTableTexts } from '../OrdersTable/OrdersTable.texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { orderCardTexts } from './OrderCard.texts.ts';

export interface OrderCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  order: OrderSummaryData;
  /** Where the order is edited. */
  href: string;
}

/** An order of a seller's service. Says so if service or buyer are gone. */
export const OrderCard = forwardRef<HTMLElement, OrderCardProps>(function OrderCard(
  { order, href, ...cardProps },
  ref,
) {
  const { _id, service, user, orderStatus, totalPrice, createdAt, note } = order;
  const market = useMarket();
  const texts = useTexts('OrderCard', orderCardTexts);
  const tableTexts = useTexts('OrdersTable', ordersTableTexts);
  const action = texts.edit(toOrderName(order, tableTexts));

  return (
    <OrderCardFrame forwardedAs="article" {...cardProps} ref={ref}>
      <ServiceCover picture={service?.images[0]} shape="thumbnail" sizes="112px" />
      <div>
        <h3>{toOrderTitle(service, tableTexts)}</h3>
        <p>
          {user !== undefined && <bdi>{user?.fullname ?? tableTexts.accountGone}</bdi>}
          {createdAt && <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>}
          <span>
            {texts.order} <OrderId value={_id} isShort />
          </span>
        </p>
        <footer>
          <strong>{formatPrice(totalPrice, market)}</strong>
          <OrderState status={orderStatus} note={note} />
        </footer>
      </div>
      <LinkButton href={href} aria-label={action} title={action}>
        <Icon of={Pencil} />
      </LinkButton>
    </OrderCardFrame>
  );
});
