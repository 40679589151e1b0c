import type { MarketAnswer } from '../contract/contract.ts';
import type { Profile } from '../people/calls.ts';
import { createPerson, samplePeople } from '../people/samples.ts';
import { createAvatar, createCover, sampleStandIn } from '../testing/samplePictures.ts';
import type { Scene } from '../testing/samplePictures.ts';
import type { Category, Review, Service, ServiceSummary } from './calls.ts';
import type { Draft } from './draftCalls.ts';
import { sampleListing } from './listingSamples.ts';

/**
 * Makes a service as lists show it.
 *
 * @see Specification, D2
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
 * @see Specification, D7
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
 * @see Specification, D2
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
 * @see Specification, D2
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
    ...(id === 'brand' && { packagesCount: sampleListing.packages.length }),
  });
});

/**
 * Reviews, the newest first: a long one, a short one, and one whose writer is gone.
 *
 * @see Specification, D7
 */
export const sampleReviews: Review[] = [
  createReview({ isVerified: true, ordersCount: 3, helpfulCount: 12, canReply: false }),
  createReview({
    isVerified: true,
    ordersCount: 1,
    helpfulCount: 4,
    canReply: true,
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
    isVerified: false,
    helpfulCount: 0,
    canReply: true,
    createdAt: '2026-09-02T06:05:00.000Z',
  }),
  createReview({
    user: null,
    name: 'Sunita Magar',
    rating: 2,
    comment: 'Good work but a week later than agreed.',
    isVerified: true,
    ordersCount: 1,
    helpfulCount: 1,
    canReply: false,
    reply: {
      text: 'You are right, and I am sorry: I had two orders at once. I take one at a time since then.',
      createdAt: '2026-08-16T08:30:00.000Z',
    },
    createdAt: '2026-08-14T10:00:00.000Z',
  }),
];

/**
 * Makes a page of services as `listServices` answers it; the first eight samples by default.
 *
 * @see Specification, D10
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
 * Makes a profile: a person with the services they offer.
 *
 * @see Specification, D1
 */
export const createProfile = (fields: Partial<Profile> = {}): Profile => {
  const person = createPerson(fields);
  const services = sampleServices.filter(({ user }) => user.some(({ _id }) => _id === person._id));
  return { ...person, services, ...fields };
};

/**
 * Makes a service that is still being written.
 *
 * @see Specification, X17
 */
export const createDraft = (fields: Partial<Draft> = {}): Draft => ({
  _id: 'draft-brand',
  service: null,
  content: {
    title: 'I will design a warm, timeless brand identity for your studio',
    description: 'A complete identity: a logo in three lock-ups, and a guide for your team.',
    category: design,
    ...sampleListing,
    queueLimit: 5,
  },
  images: [
    { ...createCover('poster'), public_id: 'poster', alt: 'A poster on a wall' },
    { ...createCover('phone'), public_id: 'phone', alt: '' },
  ],
  updatedAt: '2026-11-20T09:30:00.000Z',
  ...fields,
});

/**
 * Two drafts: a new service, and a change of one that is offered.
 *
 * @see Specification, X17
 */
export const sampleDrafts: Draft[] = [
  createDraft(),
  createDraft({
    _id: 'draft-posters',
    service: 'service-posters',
    content: { ...createDraft().content, title: 'I will draw three poster concepts' },
    updatedAt: '2026-11-12T17:05:00.000Z',
  }),
];
