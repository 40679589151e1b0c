import {
  categories,
  type DraftContent,
  type Listing,
  type OrderChoice,
} from '@market/api/contract';
import { createRandom, type Random } from './createRandom.ts';
import { demoAccounts } from '../src/people/index.ts';
import type { PictureSubject } from './pictures/composePicture.ts';
import { gameScenes } from './pictures/gameScenes.ts';
import { phoneScenes } from './pictures/phoneScenes.ts';
import { printScenes } from './pictures/printScenes.ts';
import { webScenes } from './pictures/webScenes.ts';
import { openings, sequels } from './texts/comments.ts';
import { deliveries, processes, requirements } from './texts/descriptions.ts';
import { gameServices } from './texts/gameServices.ts';
import { graphicServices } from './texts/graphicServices.ts';
import { buyers, sellers, type SamplePerson } from './texts/people.ts';
import { phoneServices } from './texts/phoneServices.ts';
import { planChoice, planListing } from './planListing.ts';
import type { SampleCategory, SampleService } from './texts/SampleService.ts';
import { sceneTexts } from './texts/scenes.ts';
import { webServices } from './texts/webServices.ts';

export interface PlannedPerson extends SamplePerson {
  joinedAt: Date;
}

export interface PlannedService {
  sellerEmail: string;
  title: string;
  description: string;
  category: SampleCategory;
  /** In rupees. */
  price: number;
  /** The first one is the cover. */
  pictures: PictureSubject[];
  /** Null for a service that was published with a price and nothing else. */
  listing: Listing | null;
  createdAt: Date;
}

export interface PlannedReview {
  /** The index of the service in the plan. */
  service: number;
  reviewerEmail: string;
  rating: number;
  comment: string;
  createdAt: Date;
}

export interface PlannedOrder {
  /** The index of the service in the plan. */
  service: number;
  buyerEmail: string;
  choice: OrderChoice;
  phoneNumber: string;
  createdAt: Date;
  /** Null while the seller still works on it. */
  deliveredAt: Date | null;
}

export interface PlannedWish {
  /** The index of the service in the plan. */
  service: number;
  personEmail: string;
  /** Undefined for what costs the price of the service. */
  choice: OrderChoice | undefined;
}

/** A service that its seller has not finished writing. */
export interface PlannedDraft {
  sellerEmail: string;
  content: DraftContent;
  pictures: PictureSubject[];
}

/** What a seller gives to whom they please: a coupon and an offer. */
export interface PlannedGifts {
  sellerEmail: string;
  coupon: { code: string; kind: 'percent'; value: number; most: number };
  offer: {
    /** The index of the service that it is about. */
    service: number;
    title: string;
    text: string;
    /** In rupees. */
    price: number;
    days: number;
    revisions: number;
  };
}

/** What takes no orders in the end, and why. */
export interface PlannedRest {
  /** The index of a service that its seller has paused. */
  paused: number;
  /** A service of which its seller has as many orders as they take. */
  soldOut: { service: number; queueLimit: number };
  away: { sellerEmail: string; until: Date; note: string };
}

/** A whole market: who is there, what they offer, and what has happened so far, oldest first. */
export interface SamplePlan {
  people: PlannedPerson[];
  services: PlannedService[];
  reviews: PlannedReview[];
  orders: PlannedOrder[];
  wishes: PlannedWish[];
  rest: PlannedRest;
  drafts: PlannedDraft[];
  gifts: PlannedGifts;
}

const reviewCount = 900;
const orderCount = 120;
const day = 24 * 60 * 60 * 1000;

const brands = [
  ['Sajilo', 'Himal', 'Chiya', 'Pahuna', 'Mala', 'Saanjh', 'Kora', 'Tara', 'Bato', 'Ritu'],
  ['Aurora', 'Lumen', 'Juno', 'Atlas', 'Fern', 'Bloom', 'Oak & Ash', 'Nord', 'Solis', 'Alma'],
].flat();

const catalogue: Record<SampleCategory, readonly SampleService[]> = {
  'Graphics-And-Design': graphicServices,
  'Game-Development': gameServices,
  'Web-Programming': webServices,
  'Mobile-Apps': phoneServices,
};

/** Which of a category's services the first page shows, the newest last. */
const newest = [
  ['Web-Programming', 1],
  ['Graphics-And-Design', 2],
  ['Game-Development', 1],
  ['Mobile-Apps', 1],
  ['Game-Development', 0],
  ['Mobile-Apps', 0],
  ['Web-Programming', 0],
  ['Graphics-And-Design', 0],
] as const satisfies [SampleCategory, number][];

/** Plans the sample data. `today` is the day on which all of it ends; nothing else changes the plan. */
export function planSamples(today: Date): SamplePlan {
  const random = createRandom(2026);
  // Of its own, so that whatever is sold, the same people say and buy the same.
  const sold = createRandom(16);
  const midnight = Math.floor(today.getTime() / day) * day;
  /** A moment of a day in the past, in office hours. */
  const daysAgo = (days: number) =>
    new Date(midnight - Math.ceil(days) * day + random.between(3, 15) * 60 * 60 * 1000);

  const people = planPeople(daysAgo);
  const services = planServices(random, sold, daysAgo);
  const reviews = planReviews(random, services, midnight);
  const orders = planOrders(random, sold, services, daysAgo, midnight);
  const wishes = planWishes(random, sold, services);
  const rest = planRest(services, orders, midnight);
  return { people, services, reviews, orders, wishes, rest, drafts, gifts: planGifts(services) };
}

const planPeople = (daysAgo: (days: number) => Date): PlannedPerson[] =>
  [...sellers, ...buyers].map((person, index) => ({
    ...person,
    joinedAt: daysAgo(2000 - index * 38),
  }));

function planServices(
  random: Random,
  sold: Random,
  daysAgo: (days: number) => Date,
): PlannedService[] {
  const written = categories.flatMap((category) => {
    const colleagues = sellers.filter((seller) => seller.category === category);
    const turns = colleagues
      .flatMap(({ email, services }) =>
        Array.from({ length: services }, (_, round) => ({ email, round })),
      )
      .toSorted((one, other) => one.round - other.round);
    return catalogue[category].map((service, index) => ({
      category,
      service,
      palette: planPalette(catalogue[category], index),
      rank: newest.findIndex(([name, position]) => name === category && position === index),
      sellerEmail: turns[index]?.email ?? demoAccounts.seller.email,
    }));
  });
  const ordered = random.shuffle(written).toSorted((one, other) => one.rank - other.rank);

  return ordered.map(({ category, service, palette, rank, sellerEmail }, index) => ({
    sellerEmail,
    title: service.title,
    description: describe(random, category, service),
    category,
    price: service.price,
    pictures: planPictures(random, service, palette, index),
    listing:
      rank < 0 && sold.chance(0.15)
        ? null
        : planListing(sold, {
            category,
            price: service.price,
            from: sellers.find(({ email }) => email === sellerEmail)?.from ?? '',
            tags: sceneTexts[service.cover.scene].tags,
            isFirst: rank >= 0,
          }),
    createdAt: daysAgo(400 - (index * 388) / (ordered.length - 1)),
  }));
}

const describe = (random: Random, category: SampleCategory, { opening }: SampleService) => {
  const further = [
    random.pick(deliveries[category]),
    random.pick(processes),
    random.pick(requirements),
  ];
  return [opening, ...further.slice(0, random.whole(1, 3))].join('\n\n');
};

const scenes = { print: printScenes, web: webScenes, phone: phoneScenes, game: gameScenes };

/** Scenes begin with different palettes, and each takes another one when it comes again. */
function planPalette(services: readonly SampleService[], index: number) {
  const { kind, scene } = services[index]?.cover ?? { kind: 'print', scene: 'tiles' };
  const turn = services.slice(0, index).filter(({ cover }) => cover.scene === scene).length;
  return Object.keys(scenes[kind]).indexOf(scene) + turn * 3;
}

function planPictures(
  random: Random,
  { cover }: SampleService,
  palette: number,
  index: number,
): PictureSubject[] {
  const further = random
    .shuffle(Object.keys(scenes[cover.kind]))
    .filter((scene) => scene !== cover.scene);
  const count = random.pick([1, 1, 1, 1, 2, 2, 3]);
  const brand = random.pick(brands);

  return [cover.scene, ...further].slice(0, count).map(
    (scene, position) =>
      ({
        kind: cover.kind,
        scene,
        brand,
        palette,
        seed: index * 10 + position,
      }) as PictureSubject,
  );
}

function planReviews(random: Random, services: PlannedService[], now: number): PlannedReview[] {
  const everybody = [...sellers, ...buyers].map(({ email }) => email);
  const tickets = services.flatMap((_, service) => {
    const isOnFirstPage = service >= services.length - newest.length;
    const popularity = isOnFirstPage
      ? random.whole(14, 30)
      : Math.floor(random.between(0.9, 4.6) ** 2);
    return Array.from({ length: popularity }, () => service);
  });
  const chosen = random.shuffle(tickets).slice(0, reviewCount);
  const charm = services.map((_, service) =>
    service >= services.length - newest.length
      ? random.between(0.1, 0.3)
      : random.between(-0.16, 0.16),
  );

  const reviews = services.flatMap((planned, service) => {
    const reviewers = random.shuffle(everybody.filter((email) => email !== planned.sellerEmail));
    const count = chosen.filter((ticket) => ticket === service).length;
    return reviewers.slice(0, count).map((reviewerEmail) => {
      const rating = rate(random.between(0, 1) + (charm[service] ?? 0));
      const since = planned.createdAt.getTime() + day;
      return {
        service,
        reviewerEmail,
        rating,
        comment: comment(random, rating),
        createdAt: new Date(random.between(since, now - day)),
      };
    });
  });
  return reviews.toSorted(byMoment);
}

const rate = (chance: number) => {
  if (chance > 0.38) return 5;
  if (chance > 0.13) return 4;
  if (chance > 0.03) return 3;
  return chance > -0.04 ? 2 : 1;
};

const comment = (random: Random, rating: number) => {
  const opening = random.pick(openings[rating] ?? []);
  return random.chance(0.6) ? `${opening} ${random.pick(sequels[rating] ?? [])}` : opening;
};

/** So that both demo accounts have sales: whose service an order is for; undefined for anybody's. */
function planSeller(index: number) {
  if (index % 4 === 0) return demoAccounts.seller.email;
  return index % 20 === 1 ? demoAccounts.buyer.email : undefined;
}

/** So that both demo accounts have orders: who buys; undefined for anybody. */
function planBuyer(index: number) {
  if (index % 9 === 4 && index % 20 !== 1) return demoAccounts.buyer.email;
  return index % 28 === 6 ? demoAccounts.seller.email : undefined;
}

function planOrders(
  random: Random,
  sold: Random,
  services: PlannedService[],
  daysAgo: (days: number) => Date,
  now: number,
): PlannedOrder[] {
  const everybody = [...sellers, ...buyers].map(({ email }) => email);

  const orders = Array.from({ length: orderCount }, (_, index) => {
    // More of them lately: the root lets the distances shrink.
    const createdAt = daysAgo(84 - 83 * Math.sqrt((index + 0.5) / orderCount));
    const sellerEmail = planSeller(index);
    const others = everybody.filter((email) => email !== sellerEmail);
    const buyerEmail = planBuyer(index) ?? random.pick(others);
    const offers = services
      .map((service, position) => ({ ...service, position }))
      .filter(
        (service) =>
          service.createdAt < createdAt &&
          service.sellerEmail !== buyerEmail &&
          (!sellerEmail || service.sellerEmail === sellerEmail),
      );
    const affordable = offers.filter(({ price }) => price < 15_000);
    const { position } = random.pick(
      random.chance(0.9) && affordable.length > 0 ? affordable : offers,
    );
    const isDelivered = now - createdAt.getTime() > 9 * day || random.chance(0.3);
    const deliveredAt = createdAt.getTime() + random.between(0.6, 8) * day;
    return {
      service: position,
      buyerEmail,
      choice: planChoice(sold, services[position]?.listing ?? null) ?? {},
      phoneNumber: `98${random.whole(10_000_000, 69_999_999)}`,
      createdAt,
      deliveredAt: isDelivered ? new Date(Math.min(deliveredAt, now - day / 3)) : null,
    };
  });
  return orders.toSorted(byMoment);
}

function planWishes(random: Random, sold: Random, services: PlannedService[]): PlannedWish[] {
  const { buyer, seller } = demoAccounts;
  return [
    buyer.email,
    buyer.email,
    seller.email,
    seller.email,
    ...buyers.map(({ email }) => email),
  ].map((personEmail, index) => {
    const others = services
      .map(({ sellerEmail }, service) => ({ sellerEmail, service }))
      .filter(({ sellerEmail }) => sellerEmail !== personEmail)
      .slice(-24);
    // Each takes from its own part of the list, so that nobody wishes for the same twice.
    const { service } = others[(index * 5 + random.whole(0, 3)) % others.length] ?? { service: 0 };
    const choice = planChoice(sold, services[service]?.listing ?? null);
    return { service, personEmail, choice };
  });
}

/** The seller who is away offers nothing on the first page, and is not one whom anybody may log in as. */
function planRest(services: PlannedService[], orders: PlannedOrder[], now: number): PlannedRest {
  const demoEmails: string[] = Object.values(demoAccounts).map(({ email }) => email);
  const older = services.slice(0, -newest.length);
  const countOpen = (service: number) =>
    orders.filter((order) => order.service === service && !order.deliveredAt).length;
  const away = sellers.find(({ from }) => from === 'Mustang')?.email ?? '';

  const soldOut = older.findIndex(
    ({ sellerEmail, listing }, service) =>
      listing && countOpen(service) > 0 && ![...demoEmails, away].includes(sellerEmail),
  );
  return {
    paused: older.findIndex(
      ({ sellerEmail }, service) =>
        sellerEmail === demoAccounts.seller.email && countOpen(service) === 0,
    ),
    soldOut: { service: soldOut, queueLimit: countOpen(soldOut) },
    away: {
      sellerEmail: away,
      until: new Date(now + 12 * day),
      note: 'In the high pastures, where no phone rings. I answer when I am back.',
    },
  };
}

function planGifts(services: PlannedService[]): PlannedGifts {
  const { email: sellerEmail } = demoAccounts.seller;
  return {
    sellerEmail,
    coupon: { code: 'DASHAIN-10', kind: 'percent', value: 10, most: 50 },
    offer: {
      service: services.findLastIndex((service) => service.sellerEmail === sellerEmail),
      title: 'Labels for four teas, in one family',
      text: 'As we said: four labels with one drawing each, ready for your printer in Biratnagar. The second year costs half.',
      price: 9600,
      days: 12,
      revisions: 2,
    },
  };
}

const drafts: PlannedDraft[] = [
  {
    sellerEmail: demoAccounts.seller.email,
    content: {
      title: 'I will draw a house style for your newsletter',
      description: 'A head, a foot and three kinds of boxes, drawn so that they stand in any mail.',
      category: 'Graphics-And-Design',
      packages: [
        { name: 'The head', description: 'One head, as PNG.', price: 1800, days: 4, revisions: 1 },
        { name: 'The whole letter', description: '', price: null, days: 9, revisions: 2 },
      ],
      extras: [],
      questions: [],
      faqs: [],
      tags: ['newsletter', 'e-mail'],
      languages: ['en', 'ne'],
      queueLimit: null,
    },
    pictures: [{ kind: 'print', scene: 'stationery', brand: 'Kora', palette: 5, seed: 2000 }],
  },
];

const byMoment = (one: { createdAt: Date }, other: { createdAt: Date }) =>
  one.createdAt.getTime() - other.createdAt.getTime();
