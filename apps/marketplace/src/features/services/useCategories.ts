import type { Category } from '@market/api';
import { useMarketSettings } from '../../shared/useMarketSettings.ts';
import { listCategories, nameCategory } from './categories.ts';

/** Gives the categories in their order, and a way to name one. */
export function useCategories() {
  const { market } = useMarketSettings();

  return {
    categories: listCategories(market),
    nameOf: (slug: Category) => nameCategory(slug, market),
  };
}
