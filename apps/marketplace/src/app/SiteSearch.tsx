import { SearchField } from '@market/ui';
import { useLocation } from '../routing/router.ts';
import { leaveScreen } from '../routing/leaveScreen.ts';
import { listsServices } from '../features/services/serviceFilter.ts';
import { useServiceFilter } from '../features/services/useServiceFilter.ts';
import { texts } from './texts.ts';

/** Searches from every page. Where services are listed, the list follows what is typed. */
export function SiteSearch() {
  const { pathname } = useLocation();
  const { filter, changeFilter } = useServiceFilter();
  const { keyword } = filter;
  const follow = (term: string) => changeFilter({ keyword: term }, { replace: Boolean(keyword) });

  return (
    <SearchField
      label={texts.search}
      placeholder={texts.search}
      defaultValue={keyword}
      onSearch={(term) => leaveScreen(() => changeFilter({ keyword: term }))}
      onType={listsServices(pathname) ? follow : undefined}
    />
  );
}
