import {
  categories,
  priceRange,
  serviceFacets,
  serviceSorts,
  type Category,
  type MarketAnswer,
  type MarketRequest,
} from '@market/api';
import type { SiteAddress } from '../../routing/createRouteTable.ts';

/** The filter of the list of services, as in the address. */
export interface ServiceFilter {
  /** Trimmed. Empty means none. */
  keyword: string;
  category: Category | undefined;
  /** In rupees, within `priceRange`. */
  minimumPrice: number;
  /** In rupees, within `priceRange`, not below `minimumPrice`. */
  maximumPrice: number;
  /** Counted from 1. */
  page: number;
  /** Undefined for the usual order. */
  sort: ServiceSort | undefined;
  /** So many stars at least. */
  rating: number | undefined;
  /** Delivered within so many days. */
  days: number | undefined;
  /** A language of the seller, by its tag. */
  language: string | undefined;
  /** How far the seller is. */
  level: SellerLevel | undefined;
  /** Where the seller comes from. */
  country: string | undefined;
  tag: string | undefined;
}

/** How far a seller may be who is looked for. */
export type SellerLevel = (typeof serviceFacets.level)[number];

/** In which order services may be listed. */
export type ServiceSort = (typeof serviceSorts)[number];

/** Nothing narrowed: the first page of everything. */
export const everything: ServiceFilter = {
  keyword: '',
  category: undefined,
  minimumPrice: priceRange.minimum,
  maximumPrice: priceRange.maximum,
  page: 1,
  sort: undefined,
  rating: undefined,
  days: undefined,
  language: undefined,
  level: undefined,
  country: undefined,
  tag: undefined,
};

const isOfTheFour = (slug: string) => categories.some((category) => category === slug);

/** Whether services are listed at an address. */
export const listsServices = (pathname: string) => /^\/((search|category)\/[^/]+)?$/.test(pathname);

/**
 * Reads the filter from an address. Invalid values are ignored.
 *
 * @param isCategory Whether there is a category. Defaults to those that every market begins with.
 */
export function readServiceFilter(
  { pathname, search: query }: SiteAddress,
  isCategory: (slug: string) => boolean = isOfTheFour,
): ServiceFilter {
  const search = new URLSearchParams(query);
  const minimumPrice = readPrice(search.get('min')) ?? priceRange.minimum;
  const maximumPrice = readPrice(search.get('max')) ?? priceRange.maximum;
  const page = Number(search.get('page'));
  const category = readSegment(pathname, 'category') ?? search.get('category');

  return {
    keyword: readSegment(pathname, 'search')?.trim() ?? '',
    category: category && isCategory(category) ? category : undefined,
    minimumPrice: Math.min(minimumPrice, maximumPrice),
    maximumPrice,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: serviceSorts.find((sort) => sort === search.get('sort')),
    rating: serviceFacets.rating.find((stars) => String(stars) === search.get('rating')),
    days: serviceFacets.days.find((days) => String(days) === search.get('days')),
    language: /^[a-z]{2,3}(-\w+)*$/.exec(search.get('language')?.slice(0, 40) ?? '')?.[0],
    level: serviceFacets.level.find((level) => level === search.get('level')),
    country: readText(search.get('country'), 100),
    tag: readText(search.get('tag'), 30)?.toLowerCase(),
  };
}

/** The router itself would take a searched `%2F` for a slash. */
function readSegment(pathname: string, folder: 'search' | 'category') {
  const segment = pathname.split('/')[1] === folder ? pathname.split('/')[2] : undefined;
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function readText(text: string | null, longest: number) {
  const trimmed = text?.trim() ?? '';
  return trimmed && trimmed.length <= longest ? trimmed : undefined;
}

function readPrice(text: string | null) {
  const rupees = Number(text);
  if (!text || !Number.isFinite(rupees)) return undefined;
  return Math.min(Math.max(Math.round(rupees), priceRange.minimum), priceRange.maximum);
}

/** What only backends with the feature `discovery` understand. */
const refinements = ['sort', 'rating', 'days', 'language', 'level', 'country', 'tag'] as const;

/** Writes the filter as an address, without what is not narrowed. */
export function toExplorePath(filter: Partial<ServiceFilter>) {
  const whole = { ...everything, ...filter };
  const { keyword, category, minimumPrice, maximumPrice, page } = whole;
  const search = new URLSearchParams();
  if (keyword && category) search.set('category', category);
  if (minimumPrice !== priceRange.minimum) search.set('min', String(minimumPrice));
  if (maximumPrice !== priceRange.maximum) search.set('max', String(maximumPrice));
  for (const name of refinements) if (whole[name]) search.set(name, String(whole[name]));
  if (page !== 1) search.set('page', String(page));

  const path = keyword ? `/search/${toSegment(keyword)}` : category ? `/category/${category}` : '/';
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Dots alone would climb folders; the blank is trimmed when the address is read. */
const toSegment = (keyword: string) =>
  encodeURIComponent(/^\.{1,2}$/.test(keyword) ? `${keyword} ` : keyword);

/**
 * What to ask the backend for.
 *
 * @param canRefine Whether it has the feature `discovery`; others are sent nothing beyond the
 *   specification.
 */
export const toServiceRequest = (
  filter: ServiceFilter,
  canRefine = false,
): MarketRequest<'listServices'> => {
  const { keyword, category, page, minimumPrice, maximumPrice, ...refined } = filter;
  return {
    keyword,
    page,
    price: { gte: minimumPrice, lte: maximumPrice },
    ...(category && { category }),
    ...(canRefine && refined),
    ...(canRefine && keyword && !refined.sort && { sort: 'relevance' }),
    ...(canRefine && (keyword || category) && { facets: true }),
  };
};

/** The number of pages of results; an empty list has one. */
export const countPages = ({
  filteredServiceCount,
  resDataPerPage,
}: MarketAnswer<'listServices'>) => Math.max(1, Math.ceil(filteredServiceCount / resDataPerPage));
