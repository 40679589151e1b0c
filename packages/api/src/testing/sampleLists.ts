import type { MarketAnswer } from '../contract/contract.ts';
import type { Order } from '../contract/orders.ts';
import type { Profile } from '../contract/people.ts';
import type { Person } from '../contract/person.ts';
import type { Category, Review, ServiceSummary } from '../contract/services.ts';
import type { Session } from '../contract/sessions.ts';
import type { CartItem } from '../contract/wishlist.ts';
import { createAvatar, createCover, sampleStandIn } from './samplePictures.ts';
import type { Scene } from './samplePictures.ts';
import {
  createCartItem,
  createOrder,
  createPerson,
  createReview,
  createServiceSummary,
  createSession,
} from './samples.ts';

const toPerson = (fullname: string, colour: string | null, from: string): Person => {
  const name = fullname.split(' ', 1).join('').toLowerCase();
  return createPerson({
    _id: `person-${name}`,
    fullname,
    email: `${name}@market.example`,
    bio: from && `I work from ${from} and answer within a day.`,
    from,
    avatar: colour === null ? sampleStandIn : createAvatar(colour),
  });
};

/**
 * Who is signed in unless a story says otherwise.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D1 | Specification, D1}
 */
export const samplePerson = createPerson({
  _id: 'person-asha',
  fullname: 'Asha Tamang',
  email: 'asha@market.example',
  bio: 'I run a small studio and am always looking for good people.',
  from: 'Pokhara',
  avatar: createAvatar('#e8623d'),
  createdAt: '2022-02-11T07:15:00.000Z',
});

/**
 * Sellers of every kind: one has a name of 40 characters, one neither picture nor bio.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D1 | Specification, D1}
 */
export const samplePeople = [
  createPerson(),
  toPerson('Dev Karki', '#5b57a6', 'Lalitpur'),
  toPerson('Anil Gurung', '#2a9d8f', 'Dharan'),
  toPerson('Sara Thapa', '#c44536', 'Biratnagar'),
  toPerson('Rohan Joshi', '#bc6c25', 'Bhaktapur'),
  toPerson('Nima Lama', '#247ba0', 'Namche'),
  toPerson('Maximiliana-Konstantina Papadopoulou-Rai', '#8a4fff', 'Thessaloniki'),
  toPerson('Ishan Rai', null, ''),
];

type ServiceRow = [
  id: string,
  seller: number,
  category: Category,
  title: string,
  ratings: number,
  numOfReviews: number,
  price: number,
  scene: Scene | null,
  variant: number,
];

const design = 'Graphics-And-Design';
const games = 'Game-Development';
const web = 'Web-Programming';
const apps = 'Mobile-Apps';
const longestTitle =
  'I will plan, design, build, test, measure and document a complete design system for your whole team!';

const serviceRows: ServiceRow[] = [
  [
    'brand',
    0,
    design,
    'I will design a warm, timeless brand identity for your studio',
    4.8,
    126,
    4500,
    'poster',
    0,
  ],
  [
    'react',
    1,
    web,
    'I will build a fast, accessible web app in React and TypeScript',
    4.9,
    88,
    18000,
    'code',
    0,
  ],
  [
    'app',
    2,
    apps,
    'I will design and ship your mobile app from sketch to store',
    4.7,
    41,
    32000,
    'phone',
    0,
  ],
  [
    'pixels',
    3,
    games,
    'I will paint pixel art and animate your platformer hero',
    5,
    203,
    2200,
    'pixels',
    0,
  ],
  [
    'flutter',
    4,
    apps,
    'I will turn your Figma file into a polished Flutter app',
    4.5,
    19,
    9500,
    'phone',
    1,
  ],
  [
    'godot',
    5,
    games,
    'I will prototype your game mechanic in Godot in a week',
    4.6,
    57,
    6800,
    'pixels',
    1,
  ],
  [
    'posters',
    0,
    design,
    'I will draw three poster concepts for your festival',
    4.9,
    74,
    1500,
    'poster',
    1,
  ],
  [
    'speed',
    7,
    web,
    'I will speed up your slow site and prove it with numbers',
    4.8,
    35,
    5200,
    'code',
    1,
  ],
  ['system', 6, design, longestTitle, 4.333333333333333, 1, 50000, 'poster', 2],
  ['bare', 7, web, 'I will fix one bug', 0, 0, 298, null, 0],
  [
    'tiles',
    3,
    games,
    'I will draw a tile set of 64 tiles for your dungeon',
    4.2,
    12,
    1800,
    'pixels',
    2,
  ],
  [
    'wallet',
    2,
    apps,
    'I will add offline mode and push messages to your app',
    3.9,
    8,
    12500,
    'phone',
    2,
  ],
];

/**
 * Twelve services over the four categories. Among them: a title of 100 characters, a price of
 * five digits, a rating of many decimals, one review, no review and no picture.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D2 | Specification, D2}
 */
export const sampleServices: ServiceSummary[] = serviceRows.map((row, index) => {
  const [id, seller, category, title, ratings, numOfReviews, price, scene, variant] = row;
  return createServiceSummary({
    _id: `service-${id}`,
    category,
    title,
    ratings,
    numOfReviews,
    price,
    images: scene === null ? [sampleStandIn] : [createCover(scene, variant)],
    user: samplePeople.slice(seller, seller + 1),
    createdAt: new Date(Date.UTC(2026, 9, 28 - index)).toISOString(),
  });
});

/**
 * Reviews, the newest first: a long one, a short one, and one whose writer is gone.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D7 | Specification, D7}
 */
export const sampleReviews: Review[] = [
  createReview(),
  createReview({
    user: { _id: 'person-nima', avatar: createAvatar('#247ba0') },
    name: 'Nima Lama',
    rating: 4,
    comment:
      'Two rounds of drafts, one late evening, and a guide that our printer understood without a call. The yellow came out a little colder on matt paper than on screen, which she had warned us about. We will be back for the second edition of the festival, and for the signs at the entrance.',
    createdAt: '2026-09-30T18:20:00.000Z',
  }),
  createReview({
    user: { _id: 'person-ishan', avatar: sampleStandIn },
    name: 'Ishan Rai',
    rating: 5,
    comment: 'Perfect.',
    createdAt: '2026-09-02T06:05:00.000Z',
  }),
  createReview({
    user: null,
    name: 'Sunita Magar',
    rating: 2,
    comment: 'Good work but a week later than agreed.',
    createdAt: '2026-08-14T10:00:00.000Z',
  }),
];

/**
 * Two things to keep for later.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D3 | Specification, D3}
 */
export const sampleCartItems: CartItem[] = sampleServices
  .slice(0, 2)
  .map((service, index) => createCartItem({ _id: `item-${index + 1}`, service }));

/**
 * Three browsers in which the same person is signed in, this one first.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#X2 | Specification, X2}
 */
export const sampleSessions: Session[] = [
  createSession(),
  createSession({
    _id: 'session-phone',
    device: 'Chrome on Android',
    createdAt: '2026-10-28T19:40:00.000Z',
    lastUsedAt: '2026-11-17T21:05:00.000Z',
    isCurrent: false,
  }),
  createSession({
    _id: 'session-library',
    device: 'Edge on Windows',
    createdAt: '2026-11-12T14:20:00.000Z',
    lastUsedAt: '2026-11-12T15:00:00.000Z',
    isCurrent: false,
  }),
];

/**
 * Six orders in both states, the newest first; the service of the last is gone.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D5 | Specification, D5}
 */
export const sampleOrders: Order[] = sampleServices.slice(0, 6).map((service, index) => {
  const buyer = samplePeople[(index * 2 + 1) % samplePeople.length] ?? samplePerson;
  const isDelivered = index % 2 === 1;
  return createOrder({
    _id: `01927f3a-5c1${index}-7d20-9a3e-4b8d5c2f1e0${index}`,
    service: index === 5 ? null : service,
    totalPrice: service.price,
    orderStatus: isDelivered ? 'Delivered' : 'Processing',
    user: { _id: buyer._id, fullname: buyer.fullname, email: buyer.email },
    createdAt: new Date(Date.UTC(2026, 10, 10 - index * 9, 15, 45)).toISOString(),
    ...(isDelivered && {
      deliveredAt: new Date(Date.UTC(2026, 10, 13 - index * 9)).toISOString(),
    }),
  });
});

/**
 * Makes a profile: a person with the services they offer.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D1 | Specification, D1}
 */
export const createProfile = (fields: Partial<Profile> = {}): Profile => {
  const person = createPerson(fields);
  const services = sampleServices.filter(({ user }) => user.some(({ _id }) => _id === person._id));
  return { ...person, services, ...fields };
};

/**
 * Makes a page of services as `listServices` answers it; the first eight samples by default.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D10 | Specification, D10}
 */
export const createServiceList = (
  services: ServiceSummary[] = sampleServices.slice(0, 8),
  fields: Partial<MarketAnswer<'listServices'>> = {},
): MarketAnswer<'listServices'> => ({
  services,
  servicesCount: services.length,
  filteredServiceCount: services.length,
  resDataPerPage: 8,
  ...fields,
});

/**
 * Makes a wishlist as `listWishlist` answers it.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D3 | Specification, D3}
 */
export const createWishlist = (
  myCartItems: CartItem[] = sampleCartItems,
): MarketAnswer<'listWishlist'> => ({ myCartItems, cartItemsCount: myCartItems.length });

/**
 * Makes a seller's orders as `listSales` answers them.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#D21 | Specification, D21}
 */
export const createSales = (orders: Order[] = sampleOrders): MarketAnswer<'listSales'> => ({
  orders,
  totalAmount: orders.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
});
