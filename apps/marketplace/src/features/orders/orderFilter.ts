import {
  type MarketAnswer,
  type MarketRequest,
  type OrderStatus,
  orderStatuses,
} from '@market/api';

/** What the orders in a list are narrowed to, as in the address. */
export interface OrderFilter {
  keyword: string;
  /** Empty for both. */
  status: OrderStatus | '';
  /** The first and the last day, such as `2026-11-18`; empty for no bound. */
  from: string;
  until: string;
  sort: 'newest' | 'oldest';
  /** Whether only those are wanted in which it is the reader's turn. */
  needsMe: boolean;
}

/** Nothing is narrowed. */
export const allOrders: OrderFilter = {
  keyword: '',
  status: '',
  from: '',
  until: '',
  sort: 'newest',
  needsMe: false,
};

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the filter from the part of an address behind `?`. What cannot be read is left out. */
export function readOrderFilter(search: string): OrderFilter {
  const fields = new URLSearchParams(search);
  const read = (name: string) => fields.get(name) ?? '';
  const readDay = (name: string) => (isDay(read(name)) ? read(name) : '');
  return {
    keyword: read('search').trim().slice(0, 100),
    status: orderStatuses.find((status) => status === fields.get('status')) ?? '',
    from: readDay('from'),
    until: readDay('until'),
    sort: fields.get('sort') === 'oldest' ? 'oldest' : 'newest',
    needsMe: fields.get('needs') === 'me',
  };
}

/** Writes the filter as the part of an address behind the path, without what is not narrowed. */
export function writeOrderFilter(filter: OrderFilter): string {
  const { keyword, status, from, until, sort, needsMe } = filter;
  const fields = new URLSearchParams();
  const chosen = { search: keyword.trim(), status, from, until };
  for (const [name, value] of Object.entries(chosen)) if (value) fields.set(name, value);
  if (sort === 'oldest') fields.set('sort', sort);
  if (needsMe) fields.set('needs', 'me');
  return fields.size > 0 ? `?${fields}` : '';
}

/** Whether some orders may be left out. */
export const isNarrowed = (filter: OrderFilter) =>
  writeOrderFilter({ ...filter, sort: 'newest' }) !== '';

/**
 * Whether the orders in an answer are not all there are: then the backend narrows and sorts them. Those that
 * need the reader are a list of their own.
 */
export function isPartOfAll(page: MarketAnswer<'listMyOrders'>, search: string) {
  const { orders, ordersCount = orders.length, needsMeCount = orders.length } = page;
  const filter = readOrderFilter(search);
  const count = filter.needsMe ? needsMeCount : ordersCount;
  return count > orders.length || isNarrowed({ ...filter, needsMe: false });
}

/** The beginning of a day where the reader is. */
const toMoment = (text: string, daysLater = 0) => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater).toISOString();
};

/**
 * What to ask the backend for: nothing where nothing is narrowed, which is what is fetched ahead and
 * what older backends know.
 */
export function toOrderRequest(
  { keyword, status, from, until, sort, needsMe }: OrderFilter,
  cursor: string | undefined,
): MarketRequest<'listSales'> | undefined {
  const request = {
    ...(keyword && { keyword }),
    ...(status && { orderStatus: status }),
    ...(from && { from: toMoment(from) }),
    ...(until && { until: toMoment(until, 1) }),
    ...(sort === 'oldest' && { sort }),
    ...(needsMe && { needsMe }),
    ...(cursor && { cursor }),
  };
  return Object.keys(request).length > 0 ? request : undefined;
}
