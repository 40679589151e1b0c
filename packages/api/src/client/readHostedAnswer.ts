/**
 * Turns what the hosted backend answers into what the contract says: other names of the
 * envelope, owners and buyers that are bare ids, services that are gone.
 */
export function readHostedAnswer(callName: string, body: unknown): unknown {
  const answer = toRecord(body);
  switch (callName) {
    case 'getPerson':
      return { user: readProfile(answer['user']) };
    case 'listServices':
    case 'listMyServices':
      return {
        ...answer,
        services: readList(answer['getServices'] ?? answer['services'], readService),
      };
    case 'getService':
      return { service: readService(toRecord(answer['getService'] ?? answer['service'])) };
    case 'createService':
      return { service: readService(toRecord(answer['service'])) };
    case 'listWishlist': {
      const myCartItems = readList(answer['myCartItems'], readCartItem)?.filter(
        ({ service }) => service !== null,
      );
      return { myCartItems, cartItemsCount: myCartItems?.length };
    }
    case 'addToWishlist':
      return { cart: readCartItem(toRecord(answer['cart'])) };
    case 'createOrder':
    case 'getOrder':
      return { order: readOrder(toRecord(answer['order'])) };
    case 'listSales':
    case 'listMyOrders':
      return { ...answer, orders: readList(answer['orders'], readOrder) };
    default:
      return body;
  }
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const toRecord = (value: unknown): Fields => (isRecord(value) ? value : {});

/** An unpopulated reference is a bare id: it says nothing that could be shown. */
const toKnown = (value: unknown) => (isRecord(value) ? value : null);

/** An answer without its list is no empty list: a gateway's error page has none either. */
const readList = <Read>(values: unknown, read: (fields: Fields) => Read): Read[] | undefined =>
  Array.isArray(values) ? values.filter(isRecord).map(read) : undefined;

const readAll = <Read>(values: unknown, read: (fields: Fields) => Read): Read[] =>
  readList(values, read) ?? [];

const readProfile = (value: unknown) => {
  const person = toRecord(value);
  return { ...person, services: readAll(person['services'], readService) };
};

const readService = (service: Fields) => ({
  ...service,
  images: service['images'] ?? [],
  ratings: service['ratings'] ?? 0,
  numOfReviews: service['numOfReviews'] ?? 0,
  user: [service['user']].flat().filter(isRecord),
  reviews: readAll(service['reviews'], (review) => ({ ...review, user: toKnown(review['user']) })),
});

const readCartItem = (cartItem: Fields) => {
  const service = toKnown(cartItem['service']);
  return { ...cartItem, service: service && readService(service) };
};

const readOrder = (order: Fields) => ({
  ...order,
  createdAt: order['createdAt'] ?? order['paidAt'] ?? toMoment(order['_id']),
  orderStatus: order['orderStatus'] === 'Delivered' ? 'Delivered' : 'Processing',
  service: toKnown(order['service']),
  user: toKnown(order['user']),
});

/** The first eight digits of the hosted backend's ids are the second in which they were made. */
const toMoment = (id: unknown) => {
  const seconds = Number.parseInt(String(id).slice(0, 8), 16);
  return Number.isNaN(seconds) ? undefined : new Date(seconds * 1000).toISOString();
};
