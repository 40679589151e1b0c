import type { SavedSearch, SearchAlert } from '@market/api';
import {
  Button,
  EmptyState,
  Link,
  LinkButton,
  PageHeader,
  PageLayout,
  Select,
  Skeleton,
  Stack,
} from '@market/ui';
import { marketApi } from '../../../backend/market.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { paths } from '../../../routing/paths.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useChosen } from '../../../shared/useChosen.ts';
import { toExplorePath } from '../serviceFilter.ts';
import { Dotted } from '../../../texts/Dotted.tsx';
import { alertOptions } from './alertOptions.ts';
import { toFilter } from './savedQuery.ts';
import { SearchFrame, SearchWords } from './SavedSearches.styles.ts';
import { texts } from './texts.ts';
import { useSearchNames } from './useSearchNames.ts';

const { listSavedSearches, changeSavedSearch, deleteSavedSearch } = marketApi.endpoints;

/** The searches that the signed-in person keeps, and how often they are mailed what is new in each. */
export function SavedSearchesScreen() {
  const { cursor } = useCursor();
  const searches = listSavedSearches.useQuery(cursor ? { cursor } : undefined);

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <QueryView
        query={searches}
        loading={<SearchesSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(page) =>
          page.searches.length === 0 ? (
            <EmptyState
              title={texts.none.title}
              text={texts.none.text}
              action={<LinkButton href={paths.home}>{texts.none.explore}</LinkButton>}
            />
          ) : (
            <>
              <Stack as="ul" gap={12}>
                {page.searches.map((search) => (
                  <SearchRow key={search._id} search={search} />
                ))}
              </Stack>
              <ListPager page={page} />
            </>
          )
        }
      </QueryView>
    </PageLayout>
  );
}

function SearchRow({ search }: { search: SavedSearch }) {
  const { _id: id, query, alert } = search;
  const [change] = changeSavedSearch.useMutation();
  const [remove, removal] = deleteSavedSearch.useMutation();
  const filter = toFilter(query);
  const { name, details } = useSearchNames()(filter);
  const { shown, choose, takeBack } = useChosen(alert);

  const changeAlert = async (chosen: SearchAlert) => {
    choose(chosen);
    const { error } = await change({ id, alert: chosen });
    if (!error) return showToast({ kind: 'success', message: texts.changed });
    takeBack();
    showFailure(error);
  };
  const removeSearch = async () => {
    const { error } = await remove({ id });
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.removed(name) });
  };

  return (
    <SearchFrame forwardedAs="li">
      <SearchWords>
        <h2>
          <Link href={toExplorePath(filter)}>{name}</Link>
        </h2>
        {details.length > 0 && (
          <p>
            <Dotted texts={details} />
          </p>
        )}
      </SearchWords>
      <Select
        label={texts.alert}
        options={alertOptions}
        value={shown}
        onChange={({ target }) => void changeAlert(target.value as SearchAlert)}
      />
      <Button
        variant="danger"
        aria-label={texts.removeSearch(name)}
        isLoading={removal.isLoading}
        onClick={() => void removeSearch()}
      >
        {texts.remove}
      </Button>
    </SearchFrame>
  );
}

function SearchesSkeleton() {
  return (
    <Stack aria-hidden gap={12}>
      {['one', 'another', 'third'].map((key) => (
        <Skeleton key={key} height="6.5rem" radius="12px" />
      ))}
    </Stack>
  );
}
