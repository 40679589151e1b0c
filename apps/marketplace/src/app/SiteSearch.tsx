import { SearchField } from '@market/ui';
import { useLocation } from 'react-router-dom';
import { leaveScreen } from '../shared/leaveScreen.ts';
import { listsServices } from '../shared/serviceFilter.ts';
import { useServiceFilter } from '../shared/useServiceFilter.ts';

/** Searches from every page. Where services are listed, the list follows what is typed. */
export function SiteSearch() {
  const { pathname } = useLocation();
  const { filter, changeFilter } = useServiceFilter();
  const { keyword } = filter;
  const follow = (term: string) => changeFilter({ keyword: term }, { replace: Boolean(keyword) });

  return (
    <SearchField
      label="Find Services"
      placeholder="Find Services"
      defaultValue={keyword}
      onSearch={(term) => leaveScreen(() => changeFilter({ keyword: term }))}
      onType={listsServices(pathname) ? follow : undefined}
    />
  );
}
