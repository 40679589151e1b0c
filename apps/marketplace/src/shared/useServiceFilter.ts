import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { readServiceFilter, type ServiceFilter } from './serviceFilter.ts';

/** How an address is entered into the history. */
interface Going {
  /** Whether it takes the place of the present one. Defaults to false. */
  replace?: boolean;
}

/** The filter of the list, which lives in the address, and a way to change it. Elsewhere nothing is narrowed. */
export function useServiceFilter() {
  const location = useLocation();
  const navigate = useNavigate();
  const filter = readServiceFilter(location);

  /** Every change but that of the page leads to the first page. */
  const changeFilter = (change: Partial<ServiceFilter>, { replace = false }: Going = {}) =>
    void navigate(paths.explore({ ...filter, page: 1, ...change }), { replace });

  return { filter, changeFilter };
}
