import type { MarketAnswer } from '@market/api';
import {
  Button,
  Card,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FunnelBars,
  LinkButton,
  MetricTile,
  Skeleton,
  StatTiles,
  useMarket,
} from '@market/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useGetAnalyticsQuery } from '../../backend/market.ts';
import { paths } from '../../routing/paths.ts';
import { useLocation } from '../../routing/router.ts';
import { DashboardLayout } from '../../shared/DashboardLayout.tsx';
import { QueryView } from '../../shared/QueryView.tsx';
import { readAnalyticsFilter, toAnalyticsRequest } from './analyticsFilter.ts';
import { AnalyticsFigures } from './AnalyticsFigures.tsx';
import { AnalyticsFilterForm } from './AnalyticsFilterForm.tsx';
import { Definitions, Halves, Page, Quiet } from './AnalyticsScreen.styles.ts';
import { formatCount } from './formatCount.ts';
import { listDays } from './listDays.ts';
import { texts } from './texts.ts';

type Analytics = MarketAnswer<'getAnalytics'>;

const RevenueChart = lazy(async () => ({
  default: (await import('./RevenueChart.tsx')).RevenueChart,
}));

/** How a seller's services are found, and what comes of it. */
export function AnalyticsScreen() {
  const { search } = useLocation();
  const request = toAnalyticsRequest(readAnalyticsFilter(search));
  const analytics = useGetAnalyticsQuery(request, { refetchOnMountOrArgChange: 60 });
  const { currentData } = analytics;

  return (
    <DashboardLayout
      area={paths.analytics}
      title={texts.title}
      actions={
        <Button disabled={!currentData} onClick={() => currentData && void save(currentData)}>
          {texts.download}
        </Button>
      }
    >
      <Page>
        <AnalyticsFilterForm />
        <QueryView
          query={analytics}
          loading={<AnalyticsSkeleton />}
          waiting={texts.waiting}
          failure={texts.failure}
        >
          {(found) => (
            <Page>
              {isEmpty(found) ? (
                <EmptyState
                  title={texts.none.title}
                  text={texts.none.text}
                  action={<LinkButton href={paths.myServices}>{texts.none.action}</LinkButton>}
                />
              ) : (
                <Found analytics={found} />
              )}
            </Page>
          )}
        </QueryView>
        <section aria-labelledby="definitions">
          <h2 id="definitions">{texts.definitions}</h2>
          <Definitions>
            {texts.defined.map(([name, meaning]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </Definitions>
          <Quiet>{texts.privacy}</Quiet>
        </section>
      </Page>
    </DashboardLayout>
  );
}

const isEmpty = ({ totals, previous }: Analytics) =>
  [totals, previous].every(
    ({ seen, views, questions, orders }) => seen + views + questions + orders === 0,
  );

function Found({ analytics }: { analytics: Analytics }) {
  const { days, totals, sources, words } = analytics;
  const { locale } = useMarket();
  const { sourceColumns, wordColumns } = useMemo(() => createColumns(locale), [locale]);

  return (
    <>
      <AnalyticsFigures analytics={analytics} />
      {totals.orders > 0 && (
        <Suspense fallback={<ChartSkeleton />}>
          <RevenueChart days={days} />
        </Suspense>
      )}
      <section aria-labelledby="funnel">
        <h2 id="funnel">{texts.funnel}</h2>
        <FunnelBars
          aria-labelledby="funnel"
          steps={[
            { label: texts.seen, count: totals.seen },
            { label: texts.views, count: totals.views },
            { label: texts.questions, count: totals.questions },
            { label: texts.orders, count: totals.orders },
          ]}
        />
      </section>
      <Halves>
        <section aria-labelledby="sources">
          <h2 id="sources">{texts.sources}</h2>
          <DataTable
            caption={texts.sources}
            columns={sourceColumns}
            rows={sources}
            keyOf={({ source }) => source}
            empty={<Quiet>{texts.noSources}</Quiet>}
          />
        </section>
        <section aria-labelledby="words">
          <h2 id="words">{texts.words}</h2>
          <DataTable
            caption={texts.words}
            columns={wordColumns}
            rows={words}
            keyOf={({ word }) => word}
            empty={<Quiet>{texts.noWords}</Quiet>}
          />
        </section>
      </Halves>
    </>
  );
}

function createColumns(locale: string) {
  const count = (number: number) => formatCount(number, locale);
  const sourceColumns: DataTableColumn<Analytics['sources'][number]>[] = [
    { id: 'source', label: texts.source.heading, cell: ({ source }) => texts.source[source] },
    { id: 'seen', label: texts.seen, align: 'end', cell: ({ seen }) => count(seen) },
    { id: 'views', label: texts.views, align: 'end', cell: ({ views }) => count(views) },
  ];
  const wordColumns: DataTableColumn<Analytics['words'][number]>[] = [
    { id: 'word', label: texts.word, cell: ({ word }) => word },
    { id: 'seen', label: texts.seen, align: 'end', cell: ({ seen }) => count(seen) },
  ];
  return { sourceColumns, wordColumns };
}

/** Hands the days out as a file. */
async function save(analytics: Analytics) {
  const { saveCsv } = await import('../files/saveCsv.ts');
  saveCsv(`${analytics.from}-${analytics.to}.csv`, listDays(analytics));
}

function ChartSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton height="16rem" />
    </Card>
  );
}

function AnalyticsSkeleton() {
  const labels = [
    texts.seen,
    texts.views,
    texts.questions,
    texts.orders,
    texts.conversion,
    texts.revenue,
    texts.answer,
  ];
  return (
    <Page>
      <StatTiles>
        {labels.map((label) => (
          <MetricTile key={label} label={label} value={undefined} />
        ))}
      </StatTiles>
      <ChartSkeleton />
    </Page>
  );
}
