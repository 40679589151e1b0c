'use client';

import { type ReactNode, useMemo } from 'react';
import { ActionSign } from '../DataTable/ActionSign.tsx';
import { DataTable, type DataTableColumn } from '../DataTable/DataTable.tsx';
import type { OrderSummaryData } from '../entities.ts';
import { formatPrice } from '../formatting/formatPrice.ts';
import { Link } from '../Link/Link.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';

/** What an {@link OrdersTable} shows of an order. */
export type OrderRow = Pick<OrderSummaryData, '_id' | 'totalPrice' | 'orderStatus'>;

export interface OrdersTableProps {
  orders: readonly OrderRow[];
  /** Where an order is shown in full. */
  hrefFor: (order: OrderRow) => string;
  /** For screen readers. Defaults to `Orders`. */
  caption?: string | undefined;
  /** Shown instead of a table without orders. */
  empty?: ReactNode;
  /** Defaults to false. */
  isLoading?: boolean | undefined;
}

/** Orders by number, amount and status, each with a way to its page. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, hrefFor, caption = 'Orders', empty, isLoading } = props;
  const columns = useMemo(() => toColumns(hrefFor), [hrefFor]);

  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={orders}
      keyOf={({ _id }) => _id}
      empty={empty}
      isLoading={isLoading}
    />
  );
}

const pencil =
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4';

const toColumns = (hrefFor: OrdersTableProps['hrefFor']): DataTableColumn<OrderRow>[] => [
  { id: 'id', label: 'Order Id', sortBy: ({ _id }) => _id, cell: ({ _id }) => _id },
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
      <Link href={hrefFor(order)} data-action aria-label={`Open order ${order._id}`}>
        <ActionSign path={pencil} />
      </Link>
    ),
  },
];
