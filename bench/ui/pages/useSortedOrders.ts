import { useMemo, useState } from 'react';
import type { Order } from './data.ts';

type Column = 'totalPrice' | 'orderStatus' | '_id';

/** For libraries whose table cannot sort: what their documentation shows. */
export function useSortedOrders(orders: Order[]) {
  const [sort, setSort] = useState<{ column: Column; isUp: boolean } | undefined>();

  const sorted = useMemo(() => {
    if (!sort) return orders;
    const { column, isUp } = sort;
    const way = isUp ? 1 : -1;
    return orders.toSorted((one, other) => (one[column] < other[column] ? -way : way));
  }, [orders, sort]);
  const sortBy = (column: Column) =>
    setSort({ column, isUp: sort?.column === column ? !sort.isUp : true });
  const directionOf = (column: Column): 'asc' | 'desc' | undefined => {
    if (sort?.column !== column) return undefined;
    return sort.isUp ? 'asc' : 'desc';
  };

  return { sorted, sortBy, directionOf };
}

/** The value of `aria-sort`. */
export const toAriaSort = (direction: 'asc' | 'desc' | undefined) =>
  direction && (direction === 'asc' ? 'ascending' : 'descending');
