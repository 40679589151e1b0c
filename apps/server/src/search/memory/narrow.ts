import { type Facets, serviceFacets } from '@market/api/contract';
import { facetPrices, facetTags, toFacets } from '../facets.ts';
import type { SearchQuestion } from '../Search.ts';
import { type Bits, countCommon, createBits, intersectBits, listBits } from './bits.ts';
import type { CategorySet, PriceBound } from './createPriceParts.ts';
import type { createTraits } from './createTraits.ts';
import { gatherSelected, type Range } from './Selection.ts';

/** What a question can be narrowed down by. */
type Dimension = keyof Facets['without'];

/** A question with all that answers it. */
export interface Narrowing {
  question: SearchQuestion;
  /** The ranks of services that have its words. */
  holders: Bits;
  /** The ranks of all services. */
  offered: Bits;
  /** Undefined where its category is none. */
  category: CategorySet | undefined;
  readPrice: Range['readPrice'];
  /** All ranks are below. */
  size: number;
  traits: ReturnType<typeof createTraits>;
  /** All categories. */
  kinds: readonly { slug: string; bits: Bits }[];
  findBound: (price: number) => PriceBound;
}

const toPaise = (rupees: number) => rupees * 100;
const usualDaysOf = ({ usualDays = 0 }: SearchQuestion) => usualDays;

/** The sets in which a service must be for all that is asked but category and price. */
function listTraits({ question, traits }: Narrowing, left?: Dimension): Bits[] {
  const { leastStars, mostDays, language, level, country, tag } = question;
  const sets: Bits[] = [];
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
    left === 'category' ? { kind: undefined, bits: offered } : narrowing.category;
  if (!category) return createBits(offered.length * 32);

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
  for (const set of listTraits(narrowing, left)) intersectBits(bits, set);
  return bits;
}

const countAll = (bits: Bits) => countCommon(bits, bits);

/** Counts the tags of what is found: all of them, unless that is too much to look through. */
function countTags({ traits }: Narrowing, found: Bits): [tag: string, count: number][] {
  if (countAll(found) <= facetTags.lookedThrough) return traits.countTags(listBits(found));
  return traits.listTags().map((tag) => [tag, countCommon(found, traits.findTag(tag))]);
}

/** Counts what each choice would find. */
export function findFacets(narrowing: Narrowing): Facets {
  const { question, traits, kinds, findBound } = narrowing;
  const without = (dimension: Dimension) => narrow(narrowing, dimension);
  const byCategory = without('category');
  const byPrice = without('price');
  const byRating = without('rating');
  const byDays = without('days');
  const byLanguage = without('language');
  const byLevel = without('level');
  const byCountry = without('country');
  const byTag = without('tag');
  const countCheaper = (rupees: number | null, end: 0 | 1) =>
    rupees === null ? undefined : findBound(toPaise(rupees) + end).countIn(byPrice);
  const allPrices = countAll(byPrice);

  return toFacets({
    category: kinds.map(({ slug, bits }) => [slug, countCommon(byCategory, bits)]),
    price: facetPrices.map(
      ({ from, to }) => (countCheaper(to, 1) ?? allPrices) - (countCheaper(from, 0) ?? 0),
    ),
    rating: serviceFacets.rating.map((stars) =>
      countCommon(byRating, traits.findStars(stars * 100)),
    ),
    days: serviceFacets.days.map((days) =>
      countCommon(byDays, traits.findDays(days, usualDaysOf(question))),
    ),
    language: traits
      .listLanguages()
      .map((language) => [language, countCommon(byLanguage, traits.findLanguage(language))]),
    level: serviceFacets.level.map((level) => countCommon(byLevel, traits.findLevel(level))),
    country: traits
      .listCountries()
      .map((country) => [country, countCommon(byCountry, traits.findCountry(country))]),
    tag: countTags(narrowing, byTag),
    without: {
      category: countAll(byCategory),
      price: allPrices,
      rating: countAll(byRating),
      days: countAll(byDays),
      language: countAll(byLanguage),
      level: countAll(byLevel),
      country: countAll(byCountry),
      tag: countAll(byTag),
    },
  });
}
