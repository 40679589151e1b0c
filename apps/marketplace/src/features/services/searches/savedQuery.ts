import type { SavedQuery } from '@market/api';
import { serviceFacets } from '@market/api';
import { everything, type ServiceFilter } from '../serviceFilter.ts';

/** What a filter looks for, as it is kept: without order and page. */
export function toSavedQuery(filter: ServiceFilter): SavedQuery {
  const { keyword, category, minimumPrice, maximumPrice } = filter;
  const { rating, days, language, level, country, tag } = filter;
  const price = {
    ...(minimumPrice !== everything.minimumPrice && { gte: minimumPrice }),
    ...(maximumPrice !== everything.maximumPrice && { lte: maximumPrice }),
  };
  return {
    ...(keyword && { keyword }),
    ...(category && { category }),
    ...(Object.keys(price).length > 0 && { price }),
    ...(rating !== undefined && { rating }),
    ...(days !== undefined && { days }),
    ...(language && { language }),
    ...(level && { level }),
    ...(country && { country }),
    ...(tag && { tag }),
  };
}

/** The filter of a search that is kept, the newest first. */
export const toFilter = ({ price, level, ...query }: SavedQuery): ServiceFilter => ({
  ...everything,
  ...query,
  keyword: query.keyword ?? '',
  category: query.category || undefined,
  minimumPrice: price?.gte ?? everything.minimumPrice,
  maximumPrice: price?.lte ?? everything.maximumPrice,
  level: serviceFacets.level.find((known) => known === level),
  sort: 'newest',
});
