import { categories, type MarketAnswer } from '@market/api';
import {
  CategoryChips,
  Hero,
  PageLayout,
  Pagination,
  SearchField,
  ServiceCard,
  ServiceGrid,
  ServiceGridSkeleton,
  VisuallyHidden,
} from '@market/ui';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { toCoverUrgency } from '../../shared/coverUrgency.ts';
import { useListServicesQuery } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { toCategory, toServiceRequest } from '../../shared/serviceFilter.ts';
import { useTitle } from '../../shared/useTitle.ts';
import { NoServices } from './NoServices.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { Results, ResultsHead } from './ExploreScreen.styles.ts';
import { UnknownCategory } from './UnknownCategory.tsx';
import { useRefreshWishlist } from './useRefreshWishlist.ts';
import { useServiceFilter } from './useServiceFilter.ts';

/** An answer older than this, in seconds, is asked for again while it is shown. */
const freshFor = 5;

/** The services: all of them, those of a category, or those that a search finds. */
export function ExploreScreen() {
  const { category } = useParams();

  return category && !toCategory(category) ? <UnknownCategory /> : <ServiceList />;
}

function ServiceList() {
  const { filter, changeFilter } = useServiceFilter();
  const { keyword, category, page } = filter;
  const request = toServiceRequest(filter);
  const services = useListServicesQuery(request, { refetchOnMountOrArgChange: freshFor });
  const resultsHead = useRef<HTMLHeadingElement>(null);
  useRefreshWishlist(request);
  useTitle(keyword || category);

  const showResults = () => {
    resultsHead.current?.scrollIntoView();
    resultsHead.current?.focus({ preventScroll: true });
  };

  return (
    <PageLayout>
      <Hero
        title="Find someone who does it beautifully."
        text="Browse through many micro services. Choose one you trust and pay as you go!!"
      >
        <SearchField
          label="Find Services"
          placeholder="Find Services"
          defaultValue={keyword}
          onSearch={(term) => changeFilter({ keyword: term })}
          onType={(term) => changeFilter({ keyword: term }, { replace: Boolean(keyword) })}
        />
        <CategoryChips
          current={category ?? 'All'}
          categories={[
            { label: 'All', href: paths.explore({ ...filter, category: undefined, page: 1 }) },
            ...categories.map((label) => ({
              label,
              href: paths.explore({ ...filter, category: label, page: 1 }),
            })),
          ]}
        />
      </Hero>

      <ResultsHead>
        <h2 ref={resultsHead} tabIndex={-1}>
          Latest Gigs:
        </h2>
        {(keyword || category) && <PriceFilter filter={filter} onChange={changeFilter} />}
      </ResultsHead>

      <VisuallyHidden role="status">
        {services.currentData && countResults(services.currentData, page)}
      </VisuallyHidden>
      <QueryView
        query={services}
        loading={<ServiceGridSkeleton />}
        failure="The services could not be loaded."
      >
        {(found) =>
          found.services.length === 0 ? (
            <NoServices filter={filter} count={found.filteredServiceCount} />
          ) : (
            <Results data-outdated={services.currentData === undefined || undefined}>
              <ServiceGrid>
                {found.services.map((service, index) => (
                  <ServiceCard
                    key={service._id}
                    service={service}
                    href={paths.service(service._id)}
                    {...toCoverUrgency(index)}
                  />
                ))}
              </ServiceGrid>
              <Pagination
                page={page}
                pageSize={found.resDataPerPage}
                total={found.filteredServiceCount}
                hrefFor={(target) => paths.explore({ ...filter, page: target })}
                onPageChange={showResults}
              />
            </Results>
          )
        }
      </QueryView>
    </PageLayout>
  );
}

/** What was found, for those who do not see the list change. */
function countResults(answer: MarketAnswer<'listServices'>, page: number) {
  const { filteredServiceCount: count, resDataPerPage } = answer;
  const pages = Math.ceil(count / resDataPerPage);
  const found = count === 1 ? '1 service found' : `${count} services found`;
  return pages > 1 ? `${found}, page ${page} of ${pages}` : found;
}
