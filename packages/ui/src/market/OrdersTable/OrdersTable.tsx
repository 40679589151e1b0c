'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useMemo } from 'react';
import { ActionSign } from '../../data/DataTable/ActionSign.tsx';
import { DataTable, type DataTableColumn } from '../../data/DataTable/DataTable.tsx';
import type { OrderSummaryData } from '../../entities.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { OrderId } from '../OrderId/OrderId.tsx';
import { OrderedService } from './OrderedService.tsx';
import { OrdersFrame } from './OrdersTable.styles.ts';
import { OrderState } from './OrderState.tsx';
import { toOrderName } from './toOrderTitle.ts';
import { type Market, useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import type { Texts } from '../../texts/Texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { ordersTableTexts } from './OrdersTable.texts.ts';

/** What an {@link OrdersTable} shows of an order. */
export type OrderRow = OrderSummaryData;

export interface OrdersTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  orders: readonly OrderRow[];
  /** Where an order is shown in full; without it the column that leads there is left out. */
  hrefFor?: ((order: OrderRow) => string) | undefined;
  /** Who is named beside what was ordered: the other side of the deal. Defaults to `seller`. */
  otherSide?: 'seller' | 'buyer' | undefined;
  /** For screen readers. Defaults to `Orders`. */
  caption?: string | undefined;
  /**
   * Other columns than those of the marketplace, or the same in another order: called with theirs.
   * Keep the function outside of the component, or memoise it.
   */
  columns?: ((columns: DataTableColumn<OrderRow>[]) => DataTableColumn<OrderRow>[]) | undefined;
  /** Shown instead of a table without orders. */
  empty?: ReactNode;
  /** Defaults to false. */
  isLoading?: boolean | undefined;
}

/**
 * Orders by what was ordered, from whom and when, with their number, amount and status and a way to
 * their page. Where there is no room for columns each order becomes a card.
 */
export const OrdersTable = forwardRef<HTMLDivElement, OrdersTableProps>(
  function OrdersTable(props, ref) {
    const market = useMarket();
    const texts = useTexts('OrdersTable', ordersTableTexts);
    const { orders, hrefFor, otherSide = 'seller', caption = texts.caption, ...others } = props;
    const { columns: arrange, empty, isLoading, ...frameProps } = others;
    const columns = useMemo(() => {
      const all = toColumns({ hrefFor, otherSide, texts, market });
      return arrange ? arrange(all) : all;
    }, [hrefFor, otherSide, arrange, texts, market]);

    return (
      <OrdersFrame {...frameProps} ref={ref}>
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
  },
);

const pencil =
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4';

interface ColumnNeeds extends Pick<OrdersTableProps, 'hrefFor' | 'otherSide'> {
  texts: Texts['OrdersTable'];
  market: Market;
}

const toColumns = ({
  hrefFor,
  otherSide,
  texts,
  market,
}: ColumnNeeds): DataTableColumn<OrderRow>[] => [
  {
    id: 'service',
    label: texts.service,
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
    label: texts.id,
    sortBy: ({ _id }) => _id,
    textOrder: 'ids',
    cell: ({ _id }) => <OrderId value={_id} isShort />,
  },
  {
    id: 'amount',
    label: texts.amount,
    align: 'end',
    sortBy: ({ totalPrice }) => totalPrice,
    cell: ({ totalPrice }) => formatPrice(totalPrice, market),
  },
  {
    id: 'status',
    label: texts.status,
    sortBy: ({ orderStatus }) => orderStatus,
    cell: ({ orderStatus, note }) => <OrderState status={orderStatus} note={note} />,
  },
  ...(hrefFor ? [toActionColumn(hrefFor, texts)] : []),
];

const toActionColumn = (
  hrefFor: (order: OrderRow) => string,
  texts: Texts['OrdersTable'],
): DataTableColumn<OrderRow> => ({
  id: 'action',
  label: texts.action,
  align: 'end',
  cell: (order) => (
    <Link href={hrefFor(order)} data-action aria-label={texts.open(toOrderName(order, texts))}>
      <ActionSign path={pencil} />
    </Link>
  ),
});
