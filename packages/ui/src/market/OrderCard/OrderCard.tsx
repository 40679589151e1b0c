'use client';

import Pencil from 'lucide-react/icons/pencil';
import type { ComponentPropsWithoutRef } from 'react';
import type { OrderSummaryData } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { OrderId } from '../OrderId/OrderId.tsx';
import { toOrderName, toOrderTitle } from '../OrdersTable/toOrderTitle.ts';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { OrderCardFrame } from './OrderCard.styles.ts';

export interface OrderCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  order: OrderSummaryData;
  /** Where the order is edited. */
  href: string;
}

/** An order of a seller's service. Says so if service or buyer are gone. */
export function OrderCard({ order, href, ...cardProps }: OrderCardProps) {
  const { _id, service, user, orderStatus, totalPrice, createdAt } = order;
  const action = `Edit order of ${toOrderName(order)}`;

  return (
    <OrderCardFrame forwardedAs="article" {...cardProps}>
      <ServiceCover picture={service?.images[0]} shape="thumbnail" sizes="112px" />
      <div>
        <h3>{toOrderTitle(service)}</h3>
        <p>
          {user !== undefined && <bdi>{user?.fullname ?? 'This account is gone.'}</bdi>}
          {createdAt && <time dateTime={createdAt}>{formatDate(createdAt)}</time>}
          <span>
            Order <OrderId id={_id} isShortOnPhone />
          </span>
        </p>
        <footer>
          <strong>{formatPrice(totalPrice)}</strong>
          <StatusBadge status={orderStatus} />
        </footer>
      </div>
      <LinkButton href={href} aria-label={action} title={action}>
        <Icon of={Pencil} />
      </LinkButton>
    </OrderCardFrame>
  );
}
