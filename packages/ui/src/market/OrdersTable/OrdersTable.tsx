'use client';

import { type ReactNode, useMemo } from 'react';
import { ActionSign } from '../../data/DataTable/ActionSign.tsx';
import { DataTable, type DataTableColumn } from '../../data/DataTable/DataTable.tsx';
import type { OrderSummaryData } from '../../entities.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { OrderId } from '../OrderId/OrderId.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { OrderedService } from './OrderedService.tsx';
import { OrdersFrame } from './OrdersTable.styles.ts';
import { toOrderName } from './toOrderTitle.ts';

/** What an {@link OrdersTable} shows of an order. */
export type OrderRow = OrderSummaryData;

export interface OrdersTableProps {
  orders: readonly OrderRow[];
  /** Where an order is shown in full. */
  hrefFor: (order: OrderRow) => string;
  /** Who is named beside what was ordered: the other side of the deal. Defaults to `seller`. */
  otherSide?: 'seller' | 'buyer' | undefined;
  /** For screen readers. Defaults to `Orders`. */
  caption?: string | undefined;
  /** Shown instead of a table without orders. */
  empty?: ReactNode;
  /** Defaults to false. */
  isLoading?: boolean | undefined;
}

/**
 * Orders by what was ordered, from whom and when, with their number, amount and status and a way to
 * their page. Where there is no room for columns each order becomes a card.
 */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, hrefFor, otherSide = 'seller', caption = 'Orders', empty, isLoading } = props;
  const columns = useMemo(() => toColumns(hrefFor, otherSide), [hrefFor, otherSide]);

  return (
    <OrdersFrame>
      <DataTable
        caption={caption}
        columns={columns}
        rows={orders}
        keyOf={({ _id }) => _id}
        empty={empty}
        isLoading={isLoading}
      />
    </OrdersFrame>
  );
}

const pencil =
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4';

const toColumns = (
  hrefFor: OrdersTableProps['hrefFor'],
  otherSide: NonNullable<OrdersTableProps['otherSide']>,
): DataTableColumn<OrderRow>[] => [
  {
    id: 'service',
    label: 'Service',
    sortBy: ({ service }) => service?.title,
    cell: ({ service, user, seller, createdAt }) => (
      <OrderedService
        service={service}
        person={otherSide === 'seller' ? seller : user}
        createdAt={createdAt}
      />
    ),
  },
  {
    id: 'id',
    label: 'Order Id',
    sortBy: ({ _id }) => _id,
    textOrder: 'ids',
    cell: ({ _id }) => <OrderId id={_id} isShortOnPhone />,
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    sortBy: ({ totalPrice }) => totalPrice,
    cell: ({ totalPrice }) => formatPrice(totalPrice),
  },
  {
    id: 'status',
    label: 'Status',
    sortBy: ({ orderStatus }) => orderStatus,
    cell: ({ orderStatus }) => <StatusBadge status={orderStatus} />,
  },
  {
    id: 'action',
    label: 'Action',
    align: 'end',
    cell: (order) => (
      <Link href={hrefFor(order)} data-action aria-label={`Open order of ${toOrderName(order)}`}>
        <ActionSign path={pencil} />
      </Link>
    ),
  },
];
