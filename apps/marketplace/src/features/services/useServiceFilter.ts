import { useLocation, useNavigate } from '../../routing/router.ts';
import { readServiceFilter, type ServiceFilter, toExplorePath } from './serviceFilter.ts';

/** How an address enters the history. */
interface Going {
  /** Whether it replaces the current entry. Defaults to false. */
  replace?: boolean;
}

/** The filter of the list, which lives in the address, and a way to change it. Elsewhere nothing is narrowed. */
export function useServiceFilter() {
  const location = useLocation();
  const navigate = useNavigate();
  const filter = readServiceFilter(location);

  /** Every change except that of the page leads to the first page. */
  const changeFilter = (change: Partial<ServiceFilter>, { replace = false }: Going = {}) =>
    void navigate(toExplorePath({ ...filter, page: 1, ...change }), { replace });

  return { filter, changeFilter };
}
