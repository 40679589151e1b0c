import { type MarketAnswer, stateOfOrder } from '@market/api';
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
import { useListMyServicesQuery, useListSalesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { Stack } from './Dashboard.styles.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { sumUpWeeks } from './sumUpWeeks.ts';
import { texts as orderTexts } from '../texts.tsx';
import { texts } from './texts.ts';

const EarningsChart = lazy(async () => ({
  default: (await import('./EarningsChart.tsx')).EarningsChart,
}));

/** How many of the latest orders are shown. */
const latest = 5;

const toSale = ({ _id }: { _id: string }) => paths.sale(_id);

/** What the signed-in person has sold, in figures. */
export function DashboardHomeScreen() {
  const market = useMarket();
  const sales = useListSalesQuery();
  const services = useListMyServicesQuery();

  return (
    <DashboardLayout area={paths.dashboard} title={texts.home.title}>
      <QueryView
        query={sales}
        loading={<DashboardHomeSkeleton />}
        waiting={texts.home.waiting}
        failure={texts.home.failure}
      >
        {({ orders, totalAmount }) => (
          <Stack>
            <StatTiles>
              <StatTile
                label={texts.home.total}
                value={formatPrice(totalAmount, market)}
                hint={describeThisWeek(findEarning(orders), market)}
              />
              <StatTile
                label={texts.services}
                value={services.isError ? orderTexts.nothing : services.data?.services.length}
              />
              <StatTile
                label={texts.orders}
                value={orders.length}
                hint={describeUndelivered(orders)}
              />
            </StatTiles>
            {orders.length > 0 && (
              <Suspense fallback={<ChartSkeleton />}>
                <EarningsChart weeks={sumUpWeeks(findEarning(orders))} />
              </Suspense>
            )}
            <section aria-labelledby="latest-orders">
              <h2 id="latest-orders">{texts.home.latest}</h2>
              <OrdersTable
                caption={texts.home.latest}
                orders={orders.slice(0, latest)}
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

type Sales = MarketAnswer<'listSales'>['orders'];

/** The orders whose money has stayed. */
const findEarning = (orders: Sales) =>
  orders.filter((order) => stateOfOrder(order).money === 'kept');

function describeThisWeek(orders: Sales, formats: Formats) {
  const earned = sumUpWeeks(orders, { weeks: 1 })[0]?.amount ?? 0;
  return earned > 0 ? texts.home.thisWeek(formatPrice(earned, formats)) : undefined;
}

function describeUndelivered(orders: Sales) {
  const count = orders.filter((order) => stateOfOrder(order).isToDeliver).length;
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
