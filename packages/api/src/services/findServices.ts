import { priceRange, serviceFacets } from '../contract/choices.ts';
import type { CheckedMarketRequest } from '../contract/contract.ts';
import type { Facets, ServiceSummary } from './calls.ts';
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
};

/** How a pretended backend finds services, and counts what each choice would find. */
export function findServices(
  services: readonly ServiceSummary[],
  asked: Asked,
  listingOf: (service: ServiceSummary) => Listing,
): { found: ServiceSummary[]; facets: Facets } {
  const find = (change: Asked) => {
    const {
      keyword = '',
      category,
      price = {},
      rating = 0,
      days = 90,
      language,
    } = {
      ...asked,
      ...change,
    };
    const { gte = priceRange.minimum, lte = priceRange.maximum } = price;
    return services.filter((service) => {
      const { packages, languages } = listingOf(service);
      return (
        service.title.toLowerCase().includes(keyword.toLowerCase()) &&
        (!category || service.category === category) &&
        (gte <= priceRange.minimum || service.price >= gte) &&
        (lte >= priceRange.maximum || service.price <= lte) &&
        service.ratings >= rating &&
        Math.min(...packages.map((each) => each.days)) <= days &&
        (language === undefined || languages.includes(language))
      );
    });
  };
  const count = (change: Asked) => find(change).length;
  const countEach = (values: Iterable<string>, toChange: (value: string) => Asked) =>
    [...new Set(values)]
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
      without: {
        category: count({ category: undefined }),
        price: count({ price: undefined }),
        rating: count({ rating: undefined }),
        days: count({ days: undefined }),
        language: count({ language: undefined }),
      },
    },
  };
}
