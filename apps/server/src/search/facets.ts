import { type Facets, serviceFacets } from '@market/api/contract';

/** How many languages are counted: those that most services of the market are offered in. */
export const facetLanguages = 10;

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
  without: Facets['without'];
}

/** The highest first; what is equal by its name, whatever a database thinks of names. */
export const compareCounts = (
  [one, count]: readonly [string, number],
  [other, otherCount]: readonly [string, number],
): number => otherCount - count || (one < other ? -1 : 1);

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
  without,
}: Counted): Facets => ({
  category: toEntries(category),
  price: facetPrices.map((range, index) => ({ ...range, count: price[index] ?? 0 })),
  rating: serviceFacets.rating.map((value, index) => ({ value, count: rating[index] ?? 0 })),
  days: serviceFacets.days.map((value, index) => ({ value, count: days[index] ?? 0 })),
  language: toEntries(language),
  without,
});
