import { type Facets, serviceFacets } from '@market/api/contract';
import { facetPrices, facetTags, toFacets } from '../facets.ts';
import type { SearchQuestion } from '../Search.ts';
import {
  type Bits,
  type CountedBits,
  createBits,
  createCounter,
  intersectBits,
  listBits,
} from './bits.ts';
import type { CategorySet, PriceBound, TalliedSet } from './createPriceParts.ts';
import type { createTraits } from './createTraits.ts';
import { gatherSelected, type Range } from './Selection.ts';

/** What a question can be narrowed down by. */
type Dimension = keyof Facets['without'];

/** A question with all that answers it. */
export interface Narrowing {
  question: SearchQuestion;
  /** The ranks of services that have its words. */
  holders: Bits;
  /** All services on offer. */
  offered: TalliedSet & CountedBits;
  /** Undefined where its category is none. */
  category: CategorySet | undefined;
  readPrice: Range['readPrice'];
  /** All ranks are below. */
  size: number;
  traits: ReturnType<typeof createTraits>;
  /** All categories. */
  kinds: readonly (CountedBits & { slug: string })[];
  findBound: (price: number) => PriceBound;
}

const toPaise = (rupees: number) => rupees * 100;
const usualDaysOf = ({ usualDays = 0 }: SearchQuestion) => usualDays;

/** The sets in which a service must be for all that is asked but category and price. */
function listTraits({ question, traits }: Narrowing, left?: Dimension): CountedBits[] {
  const { leastStars, mostDays, language, level, country, tag } = question;
  const sets: CountedBits[] = [];
  if (leastStars !== undefined && left !== 'rating') sets.push(traits.findStars(leastStars));
  if (mostDays !== undefined && left !== 'days') {
    sets.push(traits.findDays(mostDays, usualDaysOf(question)));
  }
  if (language !== undefined && left !== 'language') sets.push(traits.findLanguage(language));
  if (level !== undefined && left !== 'level') sets.push(traits.findLevel(level));
  if (country !== undefined && left !== 'country') sets.push(traits.findCountry(country));
  if (tag !== undefined && left !== 'tag') sets.push(traits.findTag(tag));
  return sets;
}

/**
 * The ranks of the services that a question finds.
 *
 * @param left What it says about this is left out.
 */
export function narrow(narrowing: Narrowing, left?: Dimension): Bits {
  const { question, holders, offered, findBound, readPrice, size } = narrowing;
  const { lowestPrice = 0, highestPrice = Infinity } = question;
  const category: CategorySet | undefined =
    left === 'category' ? { kind: undefined, bits: offered.bits } : narrowing.category;
  if (!category) return createBits(offered.bits.length * 32);

  const hasPrices = left !== 'price' && (lowestPrice > 0 || highestPrice < Infinity);
  const bits = hasPrices
    ? gatherSelected({
        holders: { bits: holders },
        category,
        start: findBound(lowestPrice),
        end: findBound(highestPrice + 1),
        readPrice,
        size,
      })
    : category.bits.slice();
  if (!hasPrices) intersectBits(bits, holders);
  for (const set of listTraits(narrowing, left)) intersectBits(bits, set.bits);
  return bits;
}

/** What is found with one thing that is asked left out. */
interface Found extends CountedBits {
  countIn: (set: CountedBits) => number;
  countCheaper: (bound: PriceBound) => number;
}

function toFound(bits: Bits): Found {
  const countIn = createCounter(bits);
  return {
    bits,
    count: countIn(bits),
    countIn: (set) => countIn(set.bits),
    countCheaper: (bound) => bound.countIn(bits, countIn),
  };
}

/** All services on offer: how many of them each set has is known. */
const toWhole = ({ offered }: Narrowing): Found => ({
  ...offered,
  countIn: ({ count }) => count,
  countCheaper: (bound) => bound.count(offered, { kind: undefined, bits: offered.bits }),
});

/** Counts the tags of what is found: all of them, unless that is too much to look through. */
function countTags({ traits }: Narrowing, found: Found): [tag: string, count: number][] {
  if (found.count <= facetTags.lookedThrough) return traits.countTags(listBits(found.bits));
  return traits.listTags().map((tag) => [tag, found.countIn(traits.findTag(tag))]);
}

/** Whether a question says something about each of what it can be narrowed down by. */
const toAsked = (question: SearchQuestion): Record<Dimension, boolean> => ({
  category: question.category !== undefined,
  price: question.lowestPrice !== undefined || question.highestPrice !== undefined,
  rating: question.leastStars !== undefined,
  days: question.mostDays !== undefined,
  language: question.language !== undefined,
  level: question.level !== undefined,
  country: question.country !== undefined,
  tag: question.tag !== undefined,
});

/**
 * Counts what each choice would find.
 *
 * @param bits What the whole question finds.
 */
export function findFacets(narrowing: Narrowing, bits: Bits): Facets {
  const { question, traits, kinds, findBound } = narrowing;
  const asked = toAsked(question);
  const dimensions = Object.keys(asked) as Dimension[];
  /** Whether nothing else is asked. */
  const isWhole = (but?: Dimension) =>
    narrowing.holders === narrowing.offered.bits &&
    dimensions.every((dimension) => dimension === but || !asked[dimension]);
  const found = isWhole() ? toWhole(narrowing) : toFound(bits);
  const without = (dimension: Dimension): Found => {
    if (!asked[dimension]) return found;
    return isWhole(dimension) ? toWhole(narrowing) : toFound(narrow(narrowing, dimension));
  };
  const all: Record<Dimension, Found> = {
    category: without('category'),
    price: without('price'),
    rating: without('rating'),
    days: without('days'),
    language: without('language'),
    level: without('level'),
    country: without('country'),
    tag: without('tag'),
  };
  const countCheaper = (rupees: number | null, end: 0 | 1) =>
    rupees === null ? undefined : all.price.countCheaper(findBound(toPaise(rupees) + end));

  return toFacets({
    category: kinds.map((kind) => [kind.slug, all.category.countIn(kind)]),
    price: facetPrices.map(
      ({ from, to }) => (countCheaper(to, 1) ?? all.price.count) - (countCheaper(from, 0) ?? 0),
    ),
    rating: serviceFacets.rating.map((stars) => all.rating.countIn(traits.findStars(stars * 100))),
    days: serviceFacets.days.map((days) =>
      all.days.countIn(traits.findDays(days, usualDaysOf(question))),
    ),
    language: traits
      .listLanguages()
      .map((language) => [language, all.language.countIn(traits.findLanguage(language))]),
    level: serviceFacets.level.map((level) => all.level.countIn(traits.findLevel(level))),
    country: traits
      .listCountries()
      .map((country) => [country, all.country.countIn(traits.findCountry(country))]),
    tag: countTags(narrowing, all.tag),
    without: {
      category: all.category.count,
      price: all.price.count,
      rating: all.rating.count,
      days: all.days.count,
      language: all.language.count,
      level: all.level.count,
      country: all.country.count,
      tag: all.tag.count,
    },
  });
}
