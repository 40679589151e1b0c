import type { Listing, OrderChoice, ServiceExtra, ServicePackage } from '@market/api/contract';
import type { Random } from './createRandom.ts';
import { commonExtras, commonFaqs, languagesFrom, listingTexts } from './texts/listings.ts';
import type { SampleCategory } from './texts/SampleService.ts';

/** What is known of a service before it is planned how it is sold. */
export interface SoldService {
  category: SampleCategory;
  /** Of its first package, in rupees. */
  price: number;
  /** Where its seller comes from. */
  from: string;
  tags: readonly string[];
  /** Whether it is one of those that a visitor sees first: they have everything. */
  isFirst: boolean;
}

/** How many times the first package each costs, at the least and at the most. */
const growths = [
  [1, 1],
  [1.7, 2.4],
  [3.2, 4.6],
] as const;

/** Rounds to what people ask for. */
function toAsked(rupees: number) {
  const step = rupees < 1000 ? 50 : rupees < 10_000 ? 100 : 500;
  return Math.max(Math.round(rupees / step) * step, step);
}

/** In how many days a package of this price is delivered. */
function toDays(random: Random, price: number) {
  if (price < 1000) return random.whole(1, 3);
  if (price < 5000) return random.whole(3, 7);
  return price < 15_000 ? random.whole(7, 14) : random.whole(14, 30);
}

function planPackages(random: Random, { category, price, isFirst }: SoldService): ServicePackage[] {
  const count = isFirst ? 3 : random.pick([1, 2, 2, 3, 3, 3]);
  const days = toDays(random, price);
  const named = random.pick(listingTexts[category].packages).slice(0, count);
  return named.map(([name, description], tier) => {
    const [least, most] = growths[tier] ?? [1, 1];
    return {
      name: count === 1 ? 'Standard' : name,
      description,
      price: tier === 0 ? price : toAsked(price * random.between(least, most)),
      days: Math.min(days + tier * Math.ceil(days / 2), 90),
      revisions: tier === 2 && random.chance(0.4) ? null : tier + random.whole(1, 2),
    };
  });
}

function planExtras(
  random: Random,
  { category, price }: SoldService,
  firstDays: number,
): ServiceExtra[] {
  const { revision, fast } = commonExtras;
  // What is delivered at once cannot be any faster.
  const hurried = firstDays >= 3 ? [{ ...fast, days: -Math.floor(firstDays / 2) }] : [];
  const own = random.shuffle(listingTexts[category].extras).slice(0, random.whole(0, 3));
  return [...hurried, ...own, revision].map(({ id, share, ...extra }) => ({
    ...extra,
    _id: id,
    price: toAsked(price * share),
  }));
}

/** Plans how a service is sold: packages, extras, questions and answers. */
export function planListing(random: Random, service: SoldService): Listing {
  const { isFirst } = service;
  const { questions, faqs } = listingTexts[service.category];
  const packages = planPackages(random, service);
  return {
    packages,
    extras:
      !isFirst && random.chance(0.15) ? [] : planExtras(random, service, packages[0]?.days ?? 1),
    questions: questions.slice(0, isFirst ? questions.length : random.whole(0, questions.length)),
    faqs: random.shuffle([...faqs, ...commonFaqs]).slice(0, random.whole(isFirst ? 3 : 0, 4)),
    tags: [...service.tags],
    languages: languagesFrom(service.from),
  };
}

/** Plans what somebody chooses of a service; undefined for the first package and nothing else. */
export function planChoice(random: Random, listing: Listing | null): OrderChoice | undefined {
  if (!listing || random.chance(0.4)) return undefined;
  const { packages, extras } = listing;
  const tier = random.whole(0, Math.min(packages.length, 2) - 1);
  const wanted = extras.length > 0 && random.chance(0.5) ? [random.pick(extras)] : [];
  return {
    package: tier,
    extras: wanted.map(({ _id, most }) => ({ _id, quantity: random.whole(1, Math.min(most, 2)) })),
  };
}
