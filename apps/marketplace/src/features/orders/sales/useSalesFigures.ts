import { type MarketAnswer, stateOfOrder } from '@market/api';
import { useListSalesQuery, useSummariseSalesQuery } from '../../../backend/market.ts';

/** A seller's latest orders, and the figures of all. */
export interface SalesFigures {
  latest: MarketAnswer<'listSales'>['orders'];
  summary: MarketAnswer<'summariseSales'>;
}

/**
 * Asks for a seller's figures. A backend that answers all orders at once keeps no sums: there they
 * are added up here.
 */
export function useSalesFigures() {
  const sales = useListSalesQuery();
  const isCounted = sales.data?.ordersCount !== undefined;
  const summary = useSummariseSalesQuery(undefined, { skip: !isCounted });
  const figures = (answer: typeof sales.data, sums: typeof summary.data) =>
    answer && (isCounted ? sums && { latest: answer.orders, summary: sums } : addUp(answer));

  return {
    data: figures(sales.data, summary.data),
    currentData: figures(sales.currentData, summary.currentData),
    error: sales.error ?? summary.error,
    isFetching: sales.isFetching || summary.isFetching,
    refetch: () => {
      void sales.refetch();
      if (isCounted) void summary.refetch();
    },
  };
}

function addUp({ orders, totalAmount }: MarketAnswer<'listSales'>): SalesFigures {
  return {
    latest: orders,
    summary: {
      ordersCount: orders.length,
      toDeliverCount: orders.filter((order) => stateOfOrder(order).isToDeliver).length,
      totalAmount,
      days: orders
        .filter((order) => stateOfOrder(order).money === 'kept')
        .map(({ createdAt, totalPrice }) => ({
          date: createdAt.slice(0, 10),
          ordersCount: 1,
          amount: totalPrice,
        })),
    },
  };
}
