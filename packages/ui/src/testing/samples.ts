import type {
  DisputeSummary,
  OfferSummary,
  OrderSummaryData,
  PersonSummary,
  Picture,
  PriceLine,
  ProposalSummary,
  ReviewSummary,
  ServiceExtra,
  ServicePackage,
  ServiceSummary,
} from '../entities.ts';

/*
 * What the stories show. Pictures are drawn here, so that no story waits for a network and every
 * one looks the same tomorrow.
 */

const scenes = {
  poster:
    '<path fill="#f4dfc8" d="M0 0h400v300H0z"/><circle cx="290" cy="92" r="120" fill="#e8623d"/><path fill="#23395b" d="M0 180h400v120H0z"/><circle cx="120" cy="180" r="86" fill="#f7b538"/><path fill="#406e8e" d="m0 300 160-130 140 130z"/>',
  code: '<path fill="#1d1b38" d="M0 0h400v300H0z"/><rect x="44" y="44" width="312" height="220" rx="14" fill="#2b2955"/><circle cx="66" cy="64" r="6" fill="#ff6b6b"/><circle cx="86" cy="64" r="6" fill="#ffd166"/><circle cx="106" cy="64" r="6" fill="#06d6a0"/><g stroke-width="10" stroke-linecap="round"><path stroke="#8e8ad8" d="M71 99h80M91 147h70M111 171h110M71 219h30"/><path stroke="#ffd166" d="M171 99h50M91 195h50"/><path stroke="#06d6a0" d="M91 123h130"/><path stroke="#ff8fab" d="M181 147h100"/></g>',
  phone:
    '<path fill="#cfe8df" d="M0 0h400v300H0z"/><circle cx="70" cy="220" r="48" fill="#2a9d8f" opacity=".25"/><circle cx="344" cy="70" r="64" fill="#e76f51" opacity=".25"/><g transform="translate(142 28)"><rect width="126" height="252" rx="22" fill="#17313b"/><rect x="8" y="8" width="110" height="236" rx="16" fill="#fff"/><rect x="20" y="26" width="60" height="12" rx="6" fill="#17313b"/><rect x="20" y="50" width="86" height="64" rx="12" fill="#2a9d8f"/><rect x="20" y="124" width="40" height="40" rx="10" fill="#e9c46a"/><rect x="66" y="124" width="40" height="40" rx="10" fill="#f4a261"/><rect x="20" y="212" width="86" height="22" rx="11" fill="#e76f51"/></g>',
  game: '<path fill="#3a2e5c" d="M0 0h400v300H0z"/><path fill="#58b09c" d="M0 210h400v90H0z"/><path fill="#ffe066" d="M60 60h24v24h24v24H84v24H60v-24H36V84h24z"/><path fill="#f25f5c" d="M180 138h48v24h24v24h-24v24h-48v-24h-24v-24h24z"/><path fill="#fff" opacity=".8" d="M306 40h36v14h16v20h-72V54h20z"/><path fill="#247ba0" d="M280 210v-24h24v-24h24v-24h24v72z"/>',
};

const draw = (scene: string): Picture => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600">${scene}</svg>`,
  )}`,
  width: 800,
  height: 600,
});

export const posterPicture = draw(scenes.poster);
export const codePicture = draw(scenes.code);
export const phonePicture = draw(scenes.phone);
export const gamePicture = draw(scenes.game);
/** What cannot be loaded. */
export const brokenPicture: Picture = { url: 'data:image/png;base64,AAAA' };

/** Forty letters, the longest name that still has to look right everywhere. */
export const longName = 'Wilhelmina-Anastasia Featherstonehaugh-Cholmondeley';
/** As long as a title may be, and one word that finds no place to break. */
export const longTitle =
  'I will design, build, test, document, translate and look after your whole Donaudampfschifffahrtsgesellschaft';
/** What a name must not do to a page. */
export const endlessName = 'Abcdefghij'.repeat(20);

export const mira: PersonSummary = {
  _id: 'mira',
  fullname: 'Mira Shrestha',
  email: 'mira@example.com',
  bio: 'Brand designer. Ten years of small studios and big paper.',
  from: 'Kathmandu',
  createdAt: '2021-05-18T09:30:00.000Z',
};

export const asha: PersonSummary = {
  _id: 'asha',
  fullname: 'Asha Rai',
  email: 'asha@example.com',
  from: 'Pokhara',
  createdAt: '2026-02-01T08:00:00.000Z',
};

export const brandService: ServiceSummary = {
  _id: 'brand',
  title: 'I will design a warm, timeless brand identity for your studio',
  category: 'Graphics-And-Design',
  price: 4500,
  ratings: 4.8,
  numOfReviews: 126,
  images: [posterPicture, phonePicture, codePicture],
  user: [mira],
};

const offer = (
  _id: string,
  fullname: string,
  title: string,
  price: number,
  ratings: number,
  numOfReviews: number,
  picture: Picture,
): ServiceSummary => ({
  _id,
  title,
  price,
  ratings,
  numOfReviews,
  images: [picture],
  user: [{ _id: `${_id}-seller`, fullname }],
});

/** A page of services. */
export const services: ServiceSummary[] = [
  brandService,
  offer(
    'app',
    'Dev Karki',
    'I will build a fast, accessible web app in React and TypeScript',
    18_000,
    4.9,
    88,
    codePicture,
  ),
  offer(
    'mobile',
    'Anil Gurung',
    'I will design and ship your mobile app from sketch to store',
    32_000,
    4.7,
    41,
    phonePicture,
  ),
  offer(
    'pixels',
    'Sara Thapa',
    'I will paint pixel art and animate your platformer hero',
    2200,
    5,
    203,
    gamePicture,
  ),
  offer(
    'flutter',
    'Rohan Joshi',
    'I will turn your Figma file into a polished Flutter app',
    9500,
    4.5,
    19,
    phonePicture,
  ),
  offer(
    'godot',
    'Nima Lama',
    'I will prototype your game mechanic in Godot in a week',
    6800,
    4.6,
    57,
    gamePicture,
  ),
  offer(
    'posters',
    'Pooja Rana',
    'I will draw three poster concepts for your festival',
    1500,
    4.9,
    74,
    posterPicture,
  ),
  offer(
    'speed',
    'Ishan Rai',
    'I will speed up your slow site and prove it with numbers',
    5200,
    4.8,
    1,
    codePicture,
  ),
];

export const basicPackage: ServicePackage = {
  name: 'Basic',
  description: 'One logo in three lock-ups, as vectors and as pictures for the web.',
  price: 4500,
  days: 7,
  revisions: 1,
};

export const standardPackage: ServicePackage = {
  name: 'Standard',
  description: 'The logo, a palette that works on paper and on screens, and a type pairing.',
  price: 9000,
  days: 10,
  revisions: 3,
};

export const premiumPackage: ServicePackage = {
  name: 'Premium',
  description:
    'Everything in Standard, a guide of twelve pages, stationery, and templates for your social media.',
  price: 24_000,
  days: 21,
  revisions: null,
};

/** The ways in which a service is sold. */
export const packages: ServicePackage[] = [basicPackage, standardPackage, premiumPackage];

/** In Arabic, for what reads from right to left. */
export const arabicPackages: ServicePackage[] = [
  { name: 'أساسية', description: 'شعار بثلاثة أشكال.', price: 4500, days: 7, revisions: 1 },
  { name: 'قياسية', description: 'الشعار والألوان والخطوط.', price: 9000, days: 10, revisions: 3 },
  {
    name: 'متكاملة',
    description: 'كل ما سبق، ودليل من اثنتي عشرة صفحة.',
    price: 24_000,
    days: 21,
    revisions: null,
  },
];

/** As long as a name may be, and a description that says everything. */
export const endlessPackages: ServicePackage[] = [
  {
    name: 'Everything that a small studio needs to begin with',
    description: `${'The logo, the palette, the type and the guide, in every format that anybody has asked for. '.repeat(4)}\n\nSources included.`,
    price: 50_000,
    days: 90,
    revisions: 20,
  },
  {
    name: 'Donaudampfschifffahrtsgesellschaft',
    description: 'Abcdefghij'.repeat(12),
    price: 50_000,
    days: 1,
    revisions: 0,
  },
  { name: 'All', description: 'All.', price: 50_000, days: 1, revisions: null },
];

/** What can be ordered with any package. */
export const extras: ServiceExtra[] = [
  { _id: 'concept', title: 'A further concept', price: 1500, days: 2, revisions: 1, most: 5 },
  { _id: 'fast', title: 'Fast delivery', price: 2500, days: -3, revisions: 0, most: 1 },
  { _id: 'sources', title: 'Source files', price: 800, days: 0, revisions: 0, most: 1 },
];

/** What an order is made of. */
export const priceLines: PriceLine[] = [
  { kind: 'package', title: 'Standard', quantity: 1, amount: 9000 },
  { kind: 'extra', title: 'A further concept', quantity: 2, amount: 3000 },
  { kind: 'extra', title: 'Fast delivery', quantity: 1, amount: 2500 },
];

/** For one buyer alone. */
export const openOffer: OfferSummary = {
  title: 'A brand guide for your second studio',
  text: 'As we talked about: the guide of the first studio, in the colours of the second one.\nThe sources are included.',
  price: 12_000,
  days: 14,
  revisions: 2,
  expiresAt: '2026-11-30T18:00:00.000Z',
  state: 'open',
  seller: { fullname: 'Mira Shrestha' },
};

export const reviews: ReviewSummary[] = [
  {
    user: { _id: 'ram' },
    name: 'Ram Adhikari',
    rating: 5,
    comment: 'Clear, quick, and the guide is a joy to use. We print from it every week.',
    createdAt: '2026-11-02T10:00:00.000Z',
  },
  {
    user: { _id: 'lena' },
    name: 'Lena Brandt',
    rating: 4,
    comment: 'Beautiful work; the second round took a little longer than planned.',
    createdAt: '2026-10-12T10:00:00.000Z',
  },
  {
    user: null,
    name: 'Somebody who left',
    rating: 5,
    comment: 'Again at any time!',
    createdAt: '2026-08-30T10:00:00.000Z',
  },
];

const buyer = { _id: 'maya', fullname: 'Maya Tamang', email: 'maya@market.example' };
const seller = { _id: 'mira', fullname: 'Mira Shrestha', email: 'mira@market.example' };

const createOrder = (
  fields: Pick<OrderSummaryData, '_id' | 'totalPrice' | 'orderStatus'> & Partial<OrderSummaryData>,
): OrderSummaryData => ({
  service: brandService,
  user: buyer,
  seller,
  createdAt: '2026-11-10T15:45:00.000Z',
  ...fields,
});

export const orders: OrderSummaryData[] = [
  createOrder({ _id: '0192-7f3a', totalPrice: 4500, orderStatus: 'Delivered' }),
  createOrder({ _id: '0192-81c4', totalPrice: 12_000, orderStatus: 'Processing' }),
  createOrder({ _id: '0192-9b07', totalPrice: 850, orderStatus: 'Delivered' }),
];

/** As many orders as asked for, always the same. */
export const createOrders = (count: number): OrderSummaryData[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `0192-${index + 1}`,
    totalPrice: ((index * 7919) % 50_000) + 298,
    orderStatus: index % 3 === 0 ? 'Processing' : 'Delivered',
    service: services[index % services.length] ?? null,
    user: buyer,
    seller,
    createdAt: '2026-11-10T15:45:00.000Z',
  }));

/** More time, by the seller. */
export const askedTime: ProposalSummary = {
  kind: 'extension',
  by: 'seller',
  days: 3,
  amount: null,
  text: 'The printer needs three days more for the gold.',
  expiresAt: '2026-11-19T15:45:00.000Z',
};

/** A part of the money, by the buyer. */
export const askedRefund: ProposalSummary = {
  kind: 'refund',
  by: 'buyer',
  days: null,
  amount: 1500,
  text: 'I can use the wordmark, but not the pattern: it was agreed in four colours.',
  expiresAt: '2026-11-19T15:45:00.000Z',
};

/** Opened by the buyer, not answered. */
export const openDispute: DisputeSummary = {
  by: 'buyer',
  openedAt: '2026-11-15T09:30:00.000Z',
  text: 'The wordmark is the one of another company: I found it on their page. I cannot use it.',
  wanted: 3000,
  answerBy: '2026-11-20T09:30:00.000Z',
  answer: null,
  decision: null,
  appeal: null,
};

/** The same, answered and decided. */
export const decidedDispute: DisputeSummary = {
  ...openDispute,
  answer: 'I have drawn it myself: the first sketch is of the day on which we began.',
  decision: {
    outcome: 'part',
    amount: 1500,
    reasons: 'It was drawn for this order, and it is close to the wordmark of another company.',
    decidedAt: '2026-11-18T09:30:00.000Z',
    takesEffectAt: '2026-11-25T09:30:00.000Z',
  },
};
