import type { Order } from '@market/api';
import {
  DataTable,
  type DataTableColumn,
  formatDate,
  formatPrice,
  Heading,
  type Market,
  Skeleton,
  Stack,
  useMarket,
} from '@market/ui';
import { useMemo } from 'react';
import { useListMyOrdersQuery, useListSalesQuery } from '../../backend/market.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { texts } from './texts.ts';

/** An order with the side on which its reader stands. */
interface OpenOrder {
  order: Order;
  isSale: boolean;
}

const isOpen = ({ orderStatus, progress }: Order) =>
  progress
    ? progress.stage !== 'completed' && progress.stage !== 'cancelled'
    : orderStatus !== 'Delivered';

/** The orders that go on while an account is suspended, to be looked at only. */
export function OpenOrders() {
  const bought = useListMyOrdersQuery({});
  const sold = useListSalesQuery({});

  return (
    <Stack>
      <Heading level={2}>{texts.orders.title}</Heading>
      <p>{texts.orders.text}</p>
      <QueryView
        query={bought}
        loading={<Skeleton height="8rem" aria-hidden />}
        failure={texts.orders.failure}
      >
        {(ofBuyer) => (
          <QueryView
            query={sold}
            loading={<Skeleton height="8rem" aria-hidden />}
            failure={texts.orders.failure}
          >
            {(ofSeller) => (
              <OrderRows
                orders={[
                  ...ofBuyer.orders.map((order) => ({ order, isSale: false })),
                  ...ofSeller.orders.map((order) => ({ order, isSale: true })),
                ].filter(({ order }) => isOpen(order))}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </Stack>
  );
}

function OrderRows({ orders }: { orders: readonly OpenOrder[] }) {
  const market = useMarket();
  const columns = useMemo(() => toColumns(market), [market]);

  return (
    <DataTable
      caption={texts.orders.caption}
      columns={columns}
      rows={orders}
      keyOf={({ order, isSale }) => `${order._id} ${isSale}`}
      empty={<p>{texts.orders.none}</p>}
    />
  );
}

const toColumns = (market: Market): DataTableColumn<OpenOrder>[] => [
  {
    id: 'order',
    label: texts.orders.order,
    cell: ({ order }) => order.service?.title ?? texts.orders.gone,
  },
  {
    id: 'side',
    label: texts.orders.side,
    cell: ({ isSale }) => (isSale ? texts.orders.sold : texts.orders.bought),
  },
  {
    id: 'due',
    label: texts.orders.due,
    cell: ({ order: { progress } }) =>
      progress?.dueAt ? formatDate(progress.dueAt, market) : texts.orders.noDay,
  },
  {
    id: 'price',
    label: texts.orders.price,
    align: 'end',
    cell: ({ order }) => formatPrice(order.totalPrice, market),
  },
];
