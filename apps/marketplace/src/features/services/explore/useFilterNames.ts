import type { Facets } from '@market/api';
import { formatPriceBound, useMarket } from '@market/ui';
import { everything, type ServiceFilter } from '../serviceFilter.ts';
import { useCategories } from '../useCategories.ts';
import { texts } from './SearchTools.texts.ts';

/** Something that a list is narrowed down to. */
export interface ChosenFilter {
  kind: keyof Facets['without'];
  /** What people read. */
  name: string;
  /** What takes it back. */
  without: Partial<ServiceFilter>;
}

/** Names languages, and what a filter has chosen, in the language of the page. */
export function useFilterNames() {
  const market = useMarket();
  const { nameOf } = useCategories();
  const names = new Intl.DisplayNames([market.locale], { type: 'language' });

  const nameLanguage = (tag: string) => {
    try {
      return names.of(tag) ?? tag;
    } catch {
      return tag;
    }
  };

  /** What is chosen, beside the words. */
  function listChosen(filter: ServiceFilter): ChosenFilter[] {
    const { category, minimumPrice, maximumPrice, rating, days, language } = filter;
    const { level, country, tag } = filter;
    const chosen: ChosenFilter[] = [];
    if (category) {
      chosen.push({ kind: 'category', name: nameOf(category), without: { category: undefined } });
    }
    if (minimumPrice !== everything.minimumPrice || maximumPrice !== everything.maximumPrice) {
      const [from, to] = [minimumPrice, maximumPrice].map((price) =>
        formatPriceBound(price, market),
      ) as [string, string];
      const { minimumPrice: lowest, maximumPrice: highest } = everything;
      const without = { minimumPrice: lowest, maximumPrice: highest };
      chosen.push({ kind: 'price', name: texts.prices(from, to), without });
    }
    if (rating) {
      chosen.push({ kind: 'rating', name: texts.stars(rating), without: { rating: undefined } });
    }
    if (days) {
      chosen.push({ kind: 'days', name: texts.withinChosen(days), without: { days: undefined } });
    }
    if (language) {
      const name = nameLanguage(language);
      chosen.push({ kind: 'language', name, without: { language: undefined } });
    }
    if (level) {
      chosen.push({ kind: 'level', name: texts.level[level], without: { level: undefined } });
    }
    if (country) chosen.push({ kind: 'country', name: country, without: { country: undefined } });
    if (tag) chosen.push({ kind: 'tag', name: tag, without: { tag: undefined } });
    return chosen;
  }

  return { nameLanguage, listChosen };
}
