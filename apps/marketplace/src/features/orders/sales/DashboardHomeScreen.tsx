import { type MarketAnswer, stateOfOrder } from '@market/api';
import {
  Card,
  EmptyState,
  formatPrice,
  LinkButton,
  OrdersTable,
  Skeleton,
  StatTile,
  StatTiles,
} from '@market/ui';
import { lazy, Suspense } from 'react';
import { useListMyServicesQuery, useListSalesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useTitle } from '../../../routing/useTitle.ts';
import { Stack } from './Dashboard.styles.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { sumUpWeeks } from './sumUpWeeks.ts';

const EarningsChart = lazy(async () => ({
  default: (await import('./EarningsChart.tsx')).EarningsChart,
}));

/** How many of the latest orders are shown. */
const latest = 5;

const toSale = ({ _id }: { _id: string }) => paths.sale(_id);

/** What the signed-in person has sold, in figures. */
export function DashboardHomeScreen() {
  useTitle('DashBoard');
  const sales = useListSalesQuery();
  const services = useListMyServicesQuery();

  return (
    <DashboardLayout area={paths.dashboard} title="DashBoard">
      <QueryView
        query={sales}
        loading={<DashboardHomeSkeleton />}
        waiting="Loading sales"
        failure="Your sales could not be loaded."
      >
        {({ orders, totalAmount }) => (
          <Stack>
            <StatTiles>
              <StatTile
                label="Total Amount (Orders)"
                value={formatPrice(totalAmount)}
                hint={describeThisWeek(findEarning(orders))}
              />
              <StatTile
                label="Services"
                value={services.isError ? '–' : services.data?.services.length}
              />
              <StatTile label="Orders" value={orders.length} hint={describeUndelivered(orders)} />
            </StatTiles>
            {orders.length > 0 && (
              <Suspense fallback={<ChartSkeleton />}>
                <EarningsChart weeks={sumUpWeeks(findEarning(orders))} />
              </Suspense>
            )}
            <section aria-labelledby="latest-orders">
              <h2 id="latest-orders">Latest orders</h2>
              <OrdersTable
                caption="Latest orders"
                orders={orders.slice(0, latest)}
                hrefFor={toSale}
                otherSide="buyer"
                empty={
                  <EmptyState
                    title="No orders yet."
                    text="They appear here as soon as somebody pays for one of your services."
                    action={<LinkButton href={paths.newService}>New Service</LinkButton>}
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

function describeThisWeek(orders: Sales) {
  const earned = sumUpWeeks(orders, { weeks: 1 })[0]?.amount ?? 0;
  return earned > 0 ? `${formatPrice(earned)} in the last 7 days` : undefined;
}

function describeUndelivered(orders: Sales) {
  const count = orders.filter((order) => stateOfOrder(order).isToDeliver).length;
  return count > 0 ? `${count} to deliver` : undefined;
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
        <StatTile label="Total Amount (Orders)" value={undefined} />
        <StatTile label="Services" value={undefined} />
        <StatTile label="Orders" value={undefined} />
      </StatTiles>
      <ChartSkeleton />
      <OrdersTable caption="Latest orders" orders={[]} hrefFor={toSale} isLoading />
    </Stack>
  );
}
