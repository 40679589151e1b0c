import { serviceFacets } from '@market/api';
import { ActiveFilters, Button, Drawer, FacetGroup, SortSelect } from '@market/ui';
import { type MouseEvent, useState } from 'react';
import { marketApi } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import {
  everything,
  type SellerLevel,
  type ServiceFilter,
  type ServiceSort,
  toExplorePath,
  toServiceRequest,
} from '../serviceFilter.ts';
import { useServiceFilter } from '../useServiceFilter.ts';
import { SaveSearch } from '../searches/SaveSearch.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import {
  FilterColumn,
  FilterLink,
  FilterSheet,
  FilterTitle,
  OrderLink,
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
  const { hasFeature } = useMarketSettings();
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
        <SaveSearch filter={filter} />
        <SortSelect
          options={sorts}
          value={filter.sort ?? usualSort}
          action={path}
          fields={Object.fromEntries(new URLSearchParams(query))}
          onValueChange={(value) =>
            changeFilter({ sort: value === usualSort ? undefined : (value as ServiceSort) })
          }
        />
        {hasFeature('ranking') && (filter.sort ?? usualSort) === 'relevance' && (
          <OrderLink href={paths.ranking}>{texts.order}</OrderLink>
        )}
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

/** A value, and how many would be found with it where that was counted. */
interface Counted {
  value: string;
  count?: number;
}

/** What has been counted, and what is chosen: one that nobody has counted may have come with the address. */
const withChosen = (counted: readonly Counted[] = [], chosen: string | undefined) =>
  chosen === undefined || counted.some(({ value }) => value === chosen)
    ? counted
    : [{ value: chosen }, ...counted];

/** What a search can be narrowed down to. Where nothing has been counted, without counts. */
function Filters() {
  const { filter, canRefine } = useServiceFilter();
  const { nameLanguage } = useFilterNames();
  const { data } = listServices.useQueryState(toServiceRequest(filter, canRefine));
  const facets = data?.facets;
  const ratings = facets?.rating ?? serviceFacets.rating.map((value) => ({ value }));
  const days = facets?.days ?? serviceFacets.days.map((value) => ({ value }));
  const languages = withChosen(facets?.language, filter.language);
  const levels = withChosen(facets?.level, filter.level);
  const countries = withChosen(facets?.country, filter.country);
  const tags = withChosen(facets?.tag, filter.tag);

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
      {levels.length > 0 && (
        <FacetGroup
          label={texts.levels}
          options={levels.map((each) => ({
            ...each,
            label: texts.level[each.value as SellerLevel],
          }))}
          chosen={filter.level}
          hrefFor={(value, isChosen) =>
            hrefTo({ level: isChosen ? undefined : (value as SellerLevel) })
          }
        />
      )}
      {countries.length > 0 && (
        <FacetGroup
          label={texts.countries}
          options={countries.map((each) => ({ ...each, label: each.value }))}
          chosen={filter.country}
          hrefFor={(value, isChosen) => hrefTo({ country: isChosen ? undefined : value })}
        />
      )}
      {languages.length > 0 && (
        <FacetGroup
          label={texts.languages}
          options={languages.map((each) => ({ ...each, label: nameLanguage(each.value) }))}
          chosen={filter.language}
          hrefFor={(value, isChosen) => hrefTo({ language: isChosen ? undefined : value })}
        />
      )}
      {tags.length > 0 && (
        <FacetGroup
          label={texts.tags}
          options={tags.map((each) => ({ ...each, label: each.value }))}
          chosen={filter.tag}
          hrefFor={(value, isChosen) => hrefTo({ tag: isChosen ? undefined : value })}
        />
      )}
    </>
  );
}
