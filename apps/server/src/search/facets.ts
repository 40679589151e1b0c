import { type Facets, serviceFacets } from '@market/api/contract';
import { compareTexts } from './words/rankWords.ts';

/** How many languages are counted: those that most services of the market are offered in. */
export const facetLanguages = 10;

/** How many countries are counted: those that most sellers of services come from. */
export const facetCountries = 10;

/**
 * How many tags are told of: those that most of what is found has. Where more is found than is looked through, they
 * are among those that most services of the market have.
 */
export const facetTags = { told: 10, counted: 24, lookedThrough: 4096 };

/** Prices from one bound to the next, in rupees, both included. */
export const facetPrices = [null, ...serviceFacets.priceBounds].map((from, index) => ({
  from,
  to: serviceFacets.priceBounds[index] ?? null,
}));

/** What has been counted: prices, ratings and days in the order in which the contract names them. */
export interface Counted {
  category: [slug: string, count: number][];
  price: number[];
  rating: number[];
  days: number[];
  language: [tag: string, count: number][];
  level: number[];
  country: [country: string, count: number][];
  /** Any number of them. */
  tag: [tag: string, count: number][];
  without: Facets['without'];
}

/** The highest first; what is equal by the bytes of its name, as in the order "C" of a database. */
export const compareCounts = (
  [one, count]: readonly [string, number],
  [other, otherCount]: readonly [string, number],
): number => otherCount - count || compareTexts(one, other);

const toEntries = (counts: [string, number][]) =>
  counts
    .filter(([, count]) => count > 0)
    .toSorted(compareCounts)
    .map(([value, count]) => ({ value, count }));

/** Writes what has been counted as the contract has it. */
export const toFacets = ({
  category,
  price,
  rating,
  days,
  language,
  level,
  country,
  tag,
  without,
}: Counted): Facets => ({
  category: toEntries(category),
  price: facetPrices.map((range, index) => ({ ...range, count: price[index] ?? 0 })),
  rating: serviceFacets.rating.map((value, index) => ({ value, count: rating[index] ?? 0 })),
  days: serviceFacets.days.map((value, index) => ({ value, count: days[index] ?? 0 })),
  language: toEntries(language),
  level: serviceFacets.level.map((value, index) => ({ value, count: level[index] ?? 0 })),
  country: toEntries(country),
  tag: toEntries(tag).slice(0, facetTags.told),
  without,
});
