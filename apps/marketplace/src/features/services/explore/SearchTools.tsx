import { serviceFacets } from '@market/api';
import { ActiveFilters, Button, Drawer, FacetGroup, SortSelect } from '@market/ui';
import { type MouseEvent, useState } from 'react';
import { marketApi } from '../../../backend/market.ts';
import {
  everything,
  type ServiceFilter,
  type ServiceSort,
  toExplorePath,
  toServiceRequest,
} from '../serviceFilter.ts';
import { useServiceFilter } from '../useServiceFilter.ts';
import { PriceFilter } from './PriceFilter.tsx';
import {
  FilterColumn,
  FilterLink,
  FilterSheet,
  FilterTitle,
  ToolBar,
} from './SearchTools.styles.ts';
import { texts } from './SearchTools.texts.ts';
import { useFilterNames } from './useFilterNames.ts';

/** Where the filters are on the page. */
const columnId = 'filters';
const titleId = 'filters-title';

const { listServices } = marketApi.endpoints;

/** The order of a search, what it is narrowed down to, and what it can be narrowed down to. */
export function SearchTools() {
  const { filter, changeFilter, canRefine } = useServiceFilter();
  const { listChosen } = useFilterNames();
  /** Undefined until it is asked for: a page does not come with its filters twice. */
  const [isOpen, setOpen] = useState<boolean>();
  const found = listServices.useQueryState(toServiceRequest(filter, canRefine));
  const chosen = listChosen(filter).filter(({ kind }) => kind !== 'category');
  const count = found.currentData?.filteredServiceCount;

  const usualSort: ServiceSort = filter.keyword ? 'relevance' : 'newest';
  const sorts = Object.entries(texts.sorts)
    .map(([value, label]) => ({ value, label }))
    .filter(({ value }) => filter.keyword || value !== 'relevance');
  const [path = '', query] = toExplorePath({ ...filter, page: 1, sort: undefined }).split('?');

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <ToolBar>
        <FilterLink
          href={`${toExplorePath(filter)}#${columnId}`}
          aria-haspopup="dialog"
          onClick={open}
        >
          {chosen.length > 0 ? texts.filtersChosen(chosen.length) : texts.filters}
        </FilterLink>
        <ActiveFilters
          filters={chosen.map(({ name, without }) => ({
            label: name,
            href: toExplorePath({ ...filter, page: 1, ...without }),
          }))}
          clearHref={toExplorePath({
            keyword: filter.keyword,
            category: filter.category,
            sort: filter.sort,
          })}
        />
        <SortSelect
          options={sorts}
          value={filter.sort ?? usualSort}
          action={path}
          fields={Object.fromEntries(new URLSearchParams(query))}
          onValueChange={(value) =>
            changeFilter({ sort: value === usualSort ? undefined : (value as ServiceSort) })
          }
        />
      </ToolBar>
      <FilterColumn id={columnId} aria-labelledby={titleId}>
        <FilterTitle id={titleId}>{texts.filters}</FilterTitle>
        <Filters />
      </FilterColumn>
      {isOpen !== undefined && (
        <Drawer
          side="bottom"
          title={texts.filters}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          actions={
            <Button variant="primary" onClick={() => setOpen(false)}>
              {count === undefined ? texts.showAll : texts.show(count)}
            </Button>
          }
        >
          <FilterSheet>
            <Filters />
          </FilterSheet>
        </Drawer>
      )}
    </>
  );
}

/** What a search can be narrowed down to. Where nothing has been counted, without counts. */
function Filters() {
  const { filter, canRefine } = useServiceFilter();
  const { nameLanguage } = useFilterNames();
  const { data } = listServices.useQueryState(toServiceRequest(filter, canRefine));
  const facets = data?.facets;
  const ratings = facets?.rating ?? serviceFacets.rating.map((value) => ({ value }));
  const days = facets?.days ?? serviceFacets.days.map((value) => ({ value }));
  const languages = facets?.language.map(({ value }) => value) ?? [];
  const chosenLanguage = filter.language;
  const shownLanguages =
    chosenLanguage === undefined || languages.includes(chosenLanguage)
      ? languages
      : [chosenLanguage, ...languages];

  const hrefTo = (change: Partial<ServiceFilter>) =>
    toExplorePath({ ...everything, ...filter, page: 1, ...change });

  return (
    <>
      <PriceFilter />
      <FacetGroup
        label={texts.rating}
        options={ratings.map((each) => ({
          ...each,
          value: String(each.value),
          label: texts.stars(each.value),
        }))}
        chosen={filter.rating?.toString()}
        hrefFor={(value, isChosen) => hrefTo({ rating: isChosen ? undefined : Number(value) })}
      />
      <FacetGroup
        label={texts.days}
        options={days.map((each) => ({
          ...each,
          value: String(each.value),
          label: texts.within(each.value),
        }))}
        chosen={filter.days?.toString()}
        hrefFor={(value, isChosen) => hrefTo({ days: isChosen ? undefined : Number(value) })}
      />
      {shownLanguages.length > 0 && (
        <FacetGroup
          label={texts.languages}
          options={shownLanguages.map((value) => ({
            value,
            label: nameLanguage(value),
            count: facets?.language.find((each) => each.value === value)?.count,
          }))}
          chosen={chosenLanguage}
          hrefFor={(value, isChosen) => hrefTo({ language: isChosen ? undefined : value })}
        />
      )}
    </>
  );
}
