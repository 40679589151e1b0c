import { SearchField } from '@market/ui';
import { lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { useLocation } from '../routing/router.ts';
import { leaveScreen } from '../routing/leaveScreen.ts';
import { listsServices } from '../features/services/serviceFilter.ts';
import { useServiceFilter } from '../features/services/useServiceFilter.ts';
import { useMarketSettings } from '../shared/useMarketSettings.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { texts } from './texts.ts';

/** Its code is loaded when the search is first used; the field stays the same, with all that is in it. */
const SiteSuggestions = lazy(() =>
  import('./SiteSuggestions.tsx').then((file) => ({ default: file.SiteSuggestions })),
);

/** Searches from every page. Where services are listed, the list follows what is typed. */
export function SiteSearch() {
  const { pathname } = useLocation();
  const { filter, changeFilter } = useServiceFilter();
  const { hasFeature } = useMarketSettings();
  const [input, setInput] = useState<HTMLInputElement>();
  const { keyword } = filter;
  const follow = (term: string) => changeFilter({ keyword: term }, { replace: Boolean(keyword) });
  const wake = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) setInput(target);
  };

  return (
    <>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        defaultValue={keyword}
        onFocus={wake}
        onInput={wake}
        onSearch={(term) => leaveScreen(() => changeFilter({ keyword: term }))}
        onType={listsServices(pathname) ? follow : undefined}
      />
      {input && hasFeature('suggestions') && (
        <ErrorBoundary>
          <Suspense>
            <SiteSuggestions input={input} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
