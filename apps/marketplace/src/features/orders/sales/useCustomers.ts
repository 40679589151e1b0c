import type { MarketAnswer, Order } from '@market/api';
import { useListCustomersQuery, useListSalesQuery } from '../../../backend/market.ts';

/** Gives every buyer once, however many orders they placed. */
const toBuyers = (orders: readonly Order[]) => [
  ...new Map(orders.flatMap(({ user }) => (user ? [[user._id, user] as const] : []))).values(),
];

/** Somebody who has ordered, as their table shows them. */
type Buyer = Pick<MarketAnswer<'listCustomers'>['customers'][number], '_id' | 'fullname' | 'email'>;

/**
 * Asks for a page of a seller's customers. A backend that answers all orders at once keeps no list
 * of them: there they are found among the orders.
 */
export function useCustomers(cursor: string | undefined) {
  const sales = useListSalesQuery();
  const isCounted = sales.data?.ordersCount !== undefined;
  const customers = useListCustomersQuery(cursor ? { cursor } : undefined, { skip: !isCounted });
  const toPage = (answer: typeof sales.data, page: typeof customers.data) => {
    if (!answer) return undefined;
    const ofOrders: { customers: Buyer[]; nextCursor?: null; previousCursor?: null } = {
      customers: toBuyers(answer.orders),
    };
    return isCounted ? page : ofOrders;
  };

  return {
    data: toPage(sales.data, customers.data),
    currentData: toPage(sales.currentData, customers.currentData),
    error: sales.error ?? customers.error,
    isFetching: sales.isFetching || customers.isFetching,
    refetch: () => void (isCounted ? customers.refetch() : sales.refetch()),
  };
}
