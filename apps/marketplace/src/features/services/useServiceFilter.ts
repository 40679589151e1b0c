import { useLocation, useNavigate } from '../../routing/router.ts';
import { marketApi } from '../../backend/market.ts';
import { canRefine, createCategoryTest } from './categories.ts';
import { readServiceFilter, type ServiceFilter, toExplorePath } from './serviceFilter.ts';

/** How an address enters the history. */
interface Going {
  /** Whether it replaces the current entry. Defaults to false. */
  replace?: boolean;
}

/**
 * The filter of the list, which lives in the address, a way to change it, the test of whether there is
 * a category, and whether lists can be sorted and narrowed by more than price. Elsewhere nothing is
 * narrowed.
 */
export function useServiceFilter() {
  const location = useLocation();
  const navigate = useNavigate();
  const market = marketApi.endpoints.getMarket.useQueryState();
  const isCategory = createCategoryTest(market);
  const filter = readServiceFilter(location, isCategory);

  /** Every change except that of the page leads to the first page. */
  const changeFilter = (change: Partial<ServiceFilter>, { replace = false }: Going = {}) =>
    void navigate(toExplorePath({ ...filter, page: 1, ...change }), { replace });

  return { filter, changeFilter, isCategory, canRefine: canRefine(market) };
}
