import { useCategories } from '../useCategories.ts';
import type { ServiceFilter } from '../serviceFilter.ts';
import { useFilterNames } from '../explore/useFilterNames.ts';
import { texts } from './texts.ts';

/** Gives a function that says what a search looks for: its name, and what it is narrowed down to besides. */
export function useSearchNames() {
  const { nameOf } = useCategories();
  const { listChosen } = useFilterNames();

  return (filter: ServiceFilter) => {
    const { keyword, category } = filter;
    const chosen = listChosen(filter).filter(({ kind }) => keyword || kind !== 'category');
    return {
      name: keyword ? texts.keyword(keyword) : category ? nameOf(category) : texts.everything,
      details: chosen.map(({ name }) => name),
    };
  };
}
