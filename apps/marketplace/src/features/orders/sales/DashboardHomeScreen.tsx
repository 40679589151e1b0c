import type { MarketAnswer, SalesDay } from '@market/api';
import {
  Card,
  EmptyState,
  formatPrice,
  type Formats,
  LinkButton,
  OrdersTable,
  Skeleton,
  StatTile,
  StatTiles,
  useMarket,
} from '@market/ui';
import { lazy, Suspense } from 'react';
import { useListMyServicesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { Stack } from './Dashboard.styles.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { useNoteOrder } from '../life/useNoteOrder.ts';
import { sumUpWeeks } from './sumUpWeeks.ts';
import { texts as orderTexts } from '../texts.tsx';
import { useSalesFigures } from './useSalesFigures.ts';
import { texts } from './texts.ts';

const EarningsChart = lazy(async () => ({
  default: (await import('./EarningsChart.tsx')).EarningsChart,
}));

/** How many of the latest orders are shown. */
const latestCount = 5;

const toSale = ({ _id }: { _id: string }) => paths.sale(_id);

/** What the signed-in person has sold, in figures. */
export function DashboardHomeScreen() {
  const market = useMarket();
  const note = useNoteOrder('seller');
  const sales = useSalesFigures();
  const services = useListMyServicesQuery();

  return (
    <DashboardLayout area={paths.dashboard} title={texts.home.title}>
      <QueryView
        query={sales}
        loading={<DashboardHomeSkeleton />}
        waiting={texts.home.waiting}
        failure={texts.home.failure}
      >
        {({ latest, summary }) => (
          <Stack>
            <StatTiles>
              <StatTile
                label={texts.home.total}
                value={formatPrice(summary.totalAmount, market)}
                hint={describeThisWeek(summary.days, market)}
              />
              <StatTile
                label={texts.services}
                value={services.isError ? orderTexts.nothing : countServices(services.data)}
              />
              <StatTile
                label={texts.orders}
                value={summary.ordersCount}
                hint={describeUndelivered(summary.toDeliverCount)}
              />
            </StatTiles>
            {summary.ordersCount > 0 && (
              <Suspense fallback={<ChartSkeleton />}>
                <EarningsChart weeks={sumUpWeeks(summary.days)} />
              </Suspense>
            )}
            <section aria-labelledby="latest-orders">
              <h2 id="latest-orders">{texts.home.latest}</h2>
              <OrdersTable
                caption={texts.home.latest}
                orders={latest.slice(0, latestCount).map(note)}
                hrefFor={toSale}
                otherSide="buyer"
                empty={
                  <EmptyState
                    title={texts.noOrders}
                    text={texts.home.empty}
                    action={
                      <LinkButton href={paths.newService}>{texts.home.newService}</LinkButton>
                    }
                  />
                }
              />
            </section>
          </Stack>
        )}
      </QueryView>
    </DashboardLayout>
  );
}

/** How many services there are: on all pages, where they come in pages. */
const countServices = (answer: MarketAnswer<'listMyServices'> | undefined) =>
  answer && (answer.servicesCount ?? answer.services.length);

function describeThisWeek(days: readonly SalesDay[], formats: Formats) {
  const earned = sumUpWeeks(days, { weeks: 1 })[0]?.amount ?? 0;
  return earned > 0 ? texts.home.thisWeek(formatPrice(earned, formats)) : undefined;
}

function describeUndelivered(count: number) {
  return count > 0 ? texts.home.toDeliver(count) : undefined;
}

function ChartSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton height="16rem" />
    </Card>
  );
}

function DashboardHomeSkeleton() {
  return (
    <Stack>
      <StatTiles>
        <StatTile label={texts.home.total} value={undefined} />
        <StatTile label={texts.services} value={undefined} />
        <StatTile label={texts.orders} value={undefined} />
      </StatTiles>
      <ChartSkeleton />
      <OrdersTable caption={texts.home.latest} orders={[]} hrefFor={toSale} isLoading />
    </Stack>
  );
}
