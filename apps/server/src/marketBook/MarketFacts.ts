import { categories, type Category } from '@market/api/contract';
import type { OwnerSettings } from './ownerSettings.ts';

/** A kind of service, as the owner has it. */
export interface OwnCategory {
  slug: Category;
  name: string;
  /** By the tags of languages. */
  names: Record<string, string>;
  isHidden: boolean;
  /** Where its services have gone; null for one that has not been merged. */
  movedTo: Category | null;
}

/** What is known of the market as a whole. The same object as long as nothing in it has changed. */
export interface MarketFacts {
  settings: OwnerSettings;
  /** In their order, with those that are hidden or merged. */
  categories: OwnCategory[];
}

/** What a market begins with. */
export const firstCategories: OwnCategory[] = categories.map((slug) => ({
  slug,
  name: slug,
  names: {},
  isHidden: false,
  movedTo: null,
}));

/** The categories that people see. */
export const listShown = ({ categories: all }: MarketFacts): OwnCategory[] =>
  all.filter(({ isHidden, movedTo }) => !isHidden && movedTo === null);

/**
 * Where the services of a category are, which is elsewhere once it has been merged. Undefined for
 * one that does not exist or is hidden.
 */
export function findPlace(facts: MarketFacts, slug: Category): Category | undefined {
  const place = facts.categories.find((category) => category.slug === slug)?.movedTo ?? slug;
  return listShown(facts).find((category) => category.slug === place)?.slug;
}
