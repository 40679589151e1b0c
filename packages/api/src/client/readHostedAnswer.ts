/**
 * Turns what the hosted backend answers into what the contract says: other names of the
 * envelope, owners and buyers that are bare ids, services that are gone.
 */
export function readHostedAnswer(callName: string, body: unknown): unknown {
  const answer = toRecord(body);
  switch (callName) {
    case 'loadUser':
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
    case 'logIn':
    case 'signUp':
    case 'confirmEmail':
      return isRecord(answer['user']) ? { ...answer, user: readPerson(answer['user']) } : body;
    default:
      return body;
  }
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const toRecord = (value: unknown): Fields => (isRecord(value) ? value : {});

/** An unpopulated reference is a bare id, with nothing to show. */
const toKnown = (value: unknown) => (isRecord(value) ? value : null);

/** An answer without its list is not an empty list: a gateway's error page lacks it, too. */
const readList = <Read>(values: unknown, read: (fields: Fields) => Read): Read[] | undefined =>
  Array.isArray(values) ? values.filter(isRecord).map(read) : undefined;

const readAll = <Read>(values: unknown, read: (fields: Fields) => Read): Read[] =>
  readList(values, read) ?? [];

/**
 * Takes the place of a picture that the backend does not give: it can be shown, but shows nothing.
 */
const noPicture = {
  url: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
  isStandIn: true,
};

/** Their roles are others than ours. */
const readPerson = ({ role: _role, ...person }: Fields) => ({
  ...person,
  bio: person['bio'] ?? '',
  from: person['from'] ?? '',
  avatar: person['avatar'] ?? noPicture,
});

const readPictures = (service: Fields) => {
  const { images } = service;
  return { ...service, images: Array.isArray(images) && images.length > 0 ? images : [noPicture] };
};

const readProfile = (value: unknown) => {
  const person = toRecord(value);
  return { ...readPerson(person), services: readAll(person['services'], readService) };
};

const readService = (service: Fields) => ({
  ...readPictures(service),
  ...('sellerBio' in service && { sellerBio: service['sellerBio'] ?? '' }),
  ratings: service['ratings'] ?? 0,
  numOfReviews: service['numOfReviews'] ?? 0,
  user: [service['user']].flat().filter(isRecord).map(readPerson),
  reviews: readAll(service['reviews'], (review) => {
    const writer = toKnown(review['user']);
    return { ...review, user: writer && readPerson(writer) };
  }),
});

const readCartItem = (cartItem: Fields) => {
  const service = toKnown(cartItem['service']);
  return { ...cartItem, service: service && readService(service) };
};

const readOrder = (order: Fields) => ({
  ...order,
  createdAt: order['createdAt'] ?? order['paidAt'] ?? toMoment(order['_id']),
  orderStatus: order['orderStatus'] === 'Delivered' ? 'Delivered' : 'Processing',
  service: isRecord(order['service']) ? readPictures(order['service']) : null,
  user: toKnown(order['user']),
  seller: readSeller(order),
});

/** The hosted backend gives the seller's id with the order, and the name with the service. */
function readSeller({ adminUser, service }: Fields) {
  if (isRecord(adminUser)) return adminUser;
  const fullname = isRecord(service) ? service['seller'] : undefined;
  return typeof adminUser === 'string' && typeof fullname === 'string'
    ? { _id: adminUser, fullname }
    : undefined;
}

/** The first eight digits of the hosted backend's ids are the second in which they were made. */
const toMoment = (id: unknown) => {
  const seconds = Number.parseInt(String(id).slice(0, 8), 16);
  return Number.isNaN(seconds) ? undefined : new Date(seconds * 1000).toISOString();
};
