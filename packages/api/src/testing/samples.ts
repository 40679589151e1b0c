import type { Order } from '../contract/orders.ts';
import type { Person } from '../contract/person.ts';
import type { Session } from '../contract/sessions.ts';
import type { Review, Service, ServiceSummary } from '../contract/services.ts';
import type { CartItem } from '../contract/wishlist.ts';
import { createAvatar, createCover } from './samplePictures.ts';

/**
 * Makes somebody with an account.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D1 | Specification, D1}
 */
export const createPerson = (fields: Partial<Person> = {}): Person => ({
  _id: 'person-mira',
  fullname: 'Mira Shrestha',
  email: 'mira@market.example',
  bio: 'Brand designer. Ten years of small studios and big paper.',
  from: 'Kathmandu',
  avatar: createAvatar('#406e8e'),
  createdAt: '2021-05-18T09:30:00.000Z',
  ...fields,
});

/**
 * Makes a browser in which somebody is signed in: the one that asks.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#X2 | Specification, X2}
 */
export const createSession = (fields: Partial<Session> = {}): Session => ({
  _id: 'session-laptop',
  device: 'Firefox on Linux',
  createdAt: '2026-11-02T08:15:00.000Z',
  lastUsedAt: '2026-11-18T09:30:00.000Z',
  isCurrent: true,
  ...fields,
});

/**
 * Makes a service as lists show it.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D2 | Specification, D2}
 */
export const createServiceSummary = (fields: Partial<ServiceSummary> = {}): ServiceSummary => {
  const user = fields.user ?? [createPerson()];
  return {
    _id: 'service-brand',
    title: 'I will design a warm, timeless brand identity for your studio',
    category: 'Graphics-And-Design',
    price: 4500,
    ratings: 4.8,
    numOfReviews: 126,
    images: [createCover('poster')],
    seller: user[0]?.fullname ?? '',
    createdAt: '2026-10-02T08:00:00.000Z',
    ...fields,
    user,
  };
};

/**
 * Makes what somebody thinks of a service.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D7 | Specification, D7}
 */
export const createReview = (fields: Partial<Review> = {}): Review => ({
  user: { _id: 'person-dev', avatar: createAvatar('#5b57a6') },
  name: 'Dev Karki',
  rating: 5,
  comment: 'She asked three questions and drew exactly what we could not describe.',
  createdAt: '2026-10-20T12:00:00.000Z',
  ...fields,
});

/**
 * Makes a service with everything its own page shows.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D2 | Specification, D2}
 */
export const createService = (fields: Partial<Service> = {}): Service => ({
  ...createServiceSummary({
    images: [createCover('poster'), createCover('phone'), createCover('code')],
  }),
  description:
    'A complete identity: a logo in three lock-ups, a palette that works on paper and on screens, a type pairing and a six-page guide your team can use from day one.',
  sellerBio: 'Brand designer. Ten years of small studios and big paper.',
  reviews: [createReview()],
  ...fields,
});

/**
 * Makes a service that somebody keeps for later.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D3 | Specification, D3}
 */
export const createCartItem = (fields: Partial<CartItem> = {}): CartItem => ({
  _id: 'item-brand',
  service: createServiceSummary(),
  ...fields,
});

/**
 * Makes one unit of one service, bought by one person from another.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D5 | Specification, D5}
 */
export const createOrder = (fields: Partial<Order> = {}): Order => {
  const service = fields.service === undefined ? createServiceSummary() : fields.service;
  return {
    _id: '01927f3a-5c11-7d20-9a3e-4b8d5c2f1e00',
    totalPrice: service?.price ?? 4500,
    orderStatus: 'Processing',
    orderInfo: { phoneNumber: '+977 980 123 4567' },
    paymentInfo: { id: 'pi_sandbox_sample', status: 'succeeded' },
    user: { _id: 'person-asha', fullname: 'Asha Tamang', email: 'asha@market.example' },
    seller: toSeller(service),
    createdAt: '2026-11-10T15:45:00.000Z',
    ...fields,
    service,
  };
};

/** Who offers a service. */
function toSeller(service: Order['service']) {
  const owner = service && 'user' in service ? (service as ServiceSummary).user[0] : createPerson();
  return owner ? { _id: owner._id, fullname: owner.fullname, email: owner.email } : null;
}
