import type { MarketAnswer } from '@market/api';
import {
  CategoryChips,
  Hero,
  PageHeader,
  PageLayout,
  Pagination,
  ServiceCard,
  ServiceGrid,
  ServiceGridSkeleton,
} from '@market/ui';
import { Suspense, useRef } from 'react';
import { Navigate, useParams } from '../../../routing/router.ts';
import { toCoverUrgency } from '../../pictures/coverUrgency.ts';
import { useListServicesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { LoadingScreen } from '../../../shared/LoadingScreen.tsx';
import { QueryView } from '../../../shared/QueryView.tsx';
import { countPages, toServiceRequest, toExplorePath } from '../serviceFilter.ts';
import { useCategories } from '../useCategories.ts';
import { useServiceFilter } from '../useServiceFilter.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import {
  newcomerMark,
  noServices,
  priceFilter,
  searchTools,
  unknownCategory,
} from './listParts.ts';
import { Body, PricePlace, Results, ResultsHead, SearchHead } from './ExploreScreen.styles.ts';
import { useRefreshWishlist } from './useRefreshWishlist.ts';
import { texts } from './texts.ts';

/** An answer older than this, in seconds, is shown but fetched again. */
const freshFor = 5;

/** The services: all of them, those of a category, or those that a search finds. */
export function ExploreScreen() {
  const { category } = useParams();
  const { isCategory } = useServiceFilter();

  if (!category || isCategory(category)) return <ServiceList />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <unknownCategory.Component />
    </Suspense>
  );
}

function ServiceList() {
  const { filter, canRefine } = useServiceFilter();
  const { keyword, category, page } = filter;
  const { categories, nameOf } = useCategories();
  const categoryName = category && nameOf(category);
  const isSearch = Boolean(keyword || category);
  const request = toServiceRequest(filter, canRefine);
  const services = useListServicesQuery(request, { refetchOnMountOrArgChange: freshFor });
  const resultsHead = useRef<HTMLHeadingElement>(null);
  useRefreshWishlist(request);

  const lastPage = services.currentData ? countPages(services.currentData) : page;
  const isBeyondLast = page > lastPage;

  const showResults = () => {
    resultsHead.current?.scrollIntoView();
    resultsHead.current?.focus({ preventScroll: true });
  };

  const chips = (
    <CategoryChips
      current={categoryName ?? texts.all}
      categories={[
        { label: texts.all, href: toExplorePath({ ...filter, category: undefined, page: 1 }) },
        ...categories.map(({ slug, name }) => ({
          label: name,
          href: toExplorePath({ ...filter, category: slug, page: 1 }),
        })),
      ]}
    />
  );

  return (
    <PageLayout>
      <PageTitle>{keyword || categoryName}</PageTitle>
      {isSearch ? (
        <SearchHead>
          <PageHeader title={keyword ? texts.keyword(keyword) : categoryName} />
          {chips}
        </SearchHead>
      ) : (
        <Hero title={texts.hero.title} text={texts.hero.text}>
          {chips}
        </Hero>
      )}

      <ResultsHead>
        <div>
          <h2 ref={resultsHead} tabIndex={-1}>
            {texts.heading}
          </h2>
          <p role="status">
            {services.currentData && !isBeyondLast && countResults(services.currentData, page)}
          </p>
        </div>
        {isSearch && !canRefine && (
          <PricePlace>
            <Suspense>
              <priceFilter.Component />
            </Suspense>
          </PricePlace>
        )}
      </ResultsHead>

      {isBeyondLast && <Navigate replace to={toExplorePath({ ...filter, page: lastPage })} />}
      <Body data-refined={isSearch && canRefine ? '' : undefined}>
        {isSearch && canRefine && (
          <Suspense>
            <searchTools.Component />
          </Suspense>
        )}
        <QueryView
          query={services}
          loading={<ServiceGridSkeleton />}
          waiting={texts.waiting}
          failure={texts.failure}
        >
          {(found) =>
            found.services.length === 0 ? (
              services.currentData && !isBeyondLast ? (
                <Suspense>
                  <noServices.Component />
                </Suspense>
              ) : (
                <ServiceGridSkeleton />
              )
            ) : (
              <Results>
                <ServiceGrid>
                  {found.services.map((service, index) => (
                    <ServiceCard
                      key={service._id}
                      service={service}
                      href={paths.service(service._id)}
                      packagesCount={service.packagesCount}
                      actions={
                        found.newcomers?.includes(service._id) && (
                          <Suspense>
                            <newcomerMark.Component />
                          </Suspense>
                        )
                      }
                      {...toCoverUrgency(index)}
                    />
                  ))}
                </ServiceGrid>
                <Pagination
                  page={page}
                  pageSize={found.resDataPerPage}
                  total={found.filteredServiceCount}
                  hrefFor={(target) => toExplorePath({ ...filter, page: target })}
                  onPageChange={showResults}
                />
              </Results>
            )
          }
        </QueryView>
      </Body>
    </PageLayout>
  );
}

/** What was found, also for people who cannot see the list change. */
function countResults(answer: MarketAnswer<'listServices'>, page: number) {
  const { filteredServiceCount: count } = answer;
  const pages = countPages(answer);
  return pages > 1 ? texts.countOnPage(count, page, pages) : texts.count(count);
}
