import { priceRange, serviceFacets } from '../contract/choices.ts';
import type { CheckedMarketRequest } from '../contract/contract.ts';
import type { SellerLevel } from '../score/calls.ts';
import type { PretendedMarket } from '../testing/PretendedMarket.ts';
import type { Facets, ServiceSummary } from './calls.ts';
import type { Suggestions } from './discoveryCalls.ts';
import type { Listing } from './listing.ts';

type Asked = Partial<CheckedMarketRequest<'listServices'>>;

/** How a pretended backend orders services that stand from the newest to the oldest. */
const orders: Record<
  NonNullable<Asked['sort']>,
  (one: ServiceSummary, other: ServiceSummary) => number
> = {
  relevance: () => 0,
  newest: () => 0,
  priceLow: (one, other) => one.price - other.price,
  priceHigh: (one, other) => other.price - one.price,
  rating: (one, other) => other.ratings - one.ratings,
  bestSelling: (one, other) => other.numOfReviews - one.numOfReviews,
};

const countryOf = ({ user: [seller] }: ServiceSummary) => seller?.from ?? '';

/** How a pretended backend finds services, and counts what each choice would find. */
export function findServices(
  services: readonly ServiceSummary[],
  asked: Asked,
  listingOf: (service: ServiceSummary) => Listing,
  levelOf: (service: ServiceSummary) => SellerLevel,
): { found: ServiceSummary[]; facets: Facets } {
  const find = (change: Asked) => {
    const {
      keyword = '',
      category,
      price = {},
      rating = 0,
      days = 90,
      language,
      level,
      country,
      tag,
    } = {
      ...asked,
      ...change,
    };
    const { gte = priceRange.minimum, lte = priceRange.maximum } = price;
    return services.filter((service) => {
      const { packages, languages, tags } = listingOf(service);
      return (
        service.title.toLowerCase().includes(keyword.toLowerCase()) &&
        (!category || service.category === category) &&
        (gte <= priceRange.minimum || service.price >= gte) &&
        (lte >= priceRange.maximum || service.price <= lte) &&
        service.ratings >= rating &&
        Math.min(...packages.map((each) => each.days)) <= days &&
        (language === undefined || languages.includes(language)) &&
        (level === undefined || levelOf(service) === level) &&
        (country === undefined || countryOf(service) === country) &&
        (tag === undefined || tags.includes(tag))
      );
    });
  };
  const count = (change: Asked) => find(change).length;
  const countEach = (values: Iterable<string>, toChange: (value: string) => Asked) =>
    [...new Set(values)]
      .filter(Boolean)
      .map((value) => ({ value, count: count(toChange(value)) }))
      .filter((counted) => counted.count > 0)
      .toSorted((one, other) => other.count - one.count);

  return {
    found: find({}).toSorted(orders[asked.sort ?? 'relevance']),
    facets: {
      category: countEach(
        services.map(({ category }) => category),
        (category) => ({ category }),
      ),
      price: [null, ...serviceFacets.priceBounds].map((from, index) => {
        const to = serviceFacets.priceBounds[index] ?? null;
        const price = { gte: from ?? priceRange.minimum, lte: to ?? priceRange.maximum };
        return { from, to, count: count({ price }) };
      }),
      rating: serviceFacets.rating.map((value) => ({ value, count: count({ rating: value }) })),
      days: serviceFacets.days.map((value) => ({ value, count: count({ days: value }) })),
      language: countEach(
        services.flatMap((service) => listingOf(service).languages),
        (language) => ({ language }),
      ),
      level: serviceFacets.level.map((value) => ({ value, count: count({ level: value }) })),
      country: countEach(services.map(countryOf), (country) => ({ country })),
      tag: countEach(
        services.flatMap((service) => listingOf(service).tags),
        (tag) => ({ tag }),
      ),
      without: {
        category: count({ category: undefined }),
        price: count({ price: undefined }),
        rating: count({ rating: undefined }),
        days: count({ days: undefined }),
        language: count({ language: undefined }),
        level: count({ level: undefined }),
        country: count({ country: undefined }),
        tag: count({ tag: undefined }),
      },
    },
  };
}

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** What a pretended backend suggests: words of titles that begin so, their services, and categories. */
export function suggest({ services }: PretendedMarket, typed: string): Suggestions {
  const beginning = splitWords(typed).at(-1);
  if (beginning === undefined) return { terms: [], services: [], categories: [] };
  const begins = (word: string) => word.startsWith(beginning);
  const words = services.flatMap(({ title }) => splitWords(title)).filter(begins);
  const found = services.filter(({ title }) => splitWords(title).some(begins));
  const kinds = services.map(({ category }) => category);
  return {
    terms: [...new Set(words)].slice(0, 3),
    services: found
      .slice(0, 3)
      .flatMap(({ _id, title, images: [cover] }) => (cover ? [{ _id, title, cover }] : [])),
    categories: [...new Set(kinds)]
      .filter((category) => splitWords(category.replaceAll('-', ' ')).some(begins))
      .slice(0, 2),
  };
}

/** What else a pretended backend would search for: each word of a keyword that finds something alone. */
export function guessWords(services: readonly ServiceSummary[], { keyword = '' }: Asked) {
  const titles = services.map(({ title }) => title.toLowerCase());
  return splitWords(keyword)
    .map((word) => ({
      keyword: word,
      count: titles.filter((title) => title.includes(word)).length,
    }))
    .filter(({ count }) => count > 0);
}
