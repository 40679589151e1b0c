'use client';

import Pencil from 'lucide-react/icons/pencil';
import type { ComponentPropsWithoutRef } from 'react';
import type { OrderSummaryData } from '../entities.ts';
import { formatPrice } from '../formatting/formatPrice.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { OrderCardFrame } from './OrderCard.styles.ts';

export interface OrderCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  order: OrderSummaryData;
  /** Where the order is edited. */
  href: string;
}

/** One order on a seller's services. A service that is gone is said to be so. */
export function OrderCard({ order, href, ...cardProps }: OrderCardProps) {
  const { _id, service, orderStatus, totalPrice } = order;

  return (
    <OrderCardFrame forwardedAs="article" {...cardProps}>
      <ServiceCover picture={service?.images[0]} shape="thumbnail" sizes="112px" />
      <div>
        <header>
          <span>Order {_id}</span>
          <StatusBadge status={orderStatus} />
          <span>{formatPrice(totalPrice)}</span>
        </header>
        <h3>{service?.title ?? 'This service is no longer offered.'}</h3>
      </div>
      <LinkButton href={href} aria-label={`Edit order ${_id}`} title={`Edit order ${_id}`}>
        <Icon of={Pencil} />
      </LinkButton>
    </OrderCardFrame>
  );
}
