import { type Category, categories as firstCategories, type Market } from '@market/api';
import { marketApi } from '../../backend/market.ts';
import { language } from '../../texts/language.ts';
import { categoryNames } from './texts.ts';

const { getMarket } = marketApi.endpoints;

/** What the backend has said of the market so far. */
type KnownMarket = Pick<ReturnType<ReturnType<typeof getMarket.select>>, 'data' | 'error'>;

/** A category as people see it. */
export interface NamedCategory {
  slug: Category;
  name: string;
}

const shape = /^[\p{L}\p{M}\p{N}-]{1,60}$/u;

/**
 * What people read for a category: what its owner calls it in the language of the site or else in the
 * market's own. One that its owner has not named is called as the site calls it.
 */
export function nameCategory(slug: Category, market: Market | undefined): string {
  const { name = slug, names } =
    market?.categories.find((category) => category.slug === slug) ?? {};
  const given = names?.[language] ?? name;
  return given === slug ? (categoryNames[slug] ?? slug.replaceAll('-', ' ')) : given;
}

/** The categories in their order; the four while the backend has not said which there are. */
export const listCategories = (market: Market | undefined): NamedCategory[] =>
  (market?.categories.map(({ slug }) => slug) ?? firstCategories).map((slug) => ({
    slug,
    name: nameCategory(slug, market),
  }));

/** Makes the test of whether there is a category. Until that is known, everything may be one. */
export function createCategoryTest({ data, error }: KnownMarket) {
  if (!data && !error) return (slug: string) => shape.test(slug);
  const slugs: readonly string[] = listCategories(data?.market).map(({ slug }) => slug);
  return (slug: string) => slugs.includes(slug);
}

/** Whether lists can be sorted and narrowed by more than price. */
export const canRefine = ({ data }: KnownMarket) => data?.market.features['discovery'] === true;
