import { EmptyState, LinkButton, OrderCard, VisuallyHidden } from '@market/ui';
import { useListSalesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useTitle } from '../../../routing/useTitle.ts';
import { CardList } from './Dashboard.styles.ts';
import { CardListSkeleton } from './CardListSkeleton.tsx';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';

/** The orders placed on the services of the signed-in person. */
export function SalesScreen() {
  useTitle('Orders');
  const sales = useListSalesQuery();

  return (
    <DashboardLayout area={paths.sales} title="Orders">
      <QueryView
        query={sales}
        loading={<CardListSkeleton />}
        waiting="Loading orders"
        failure="The orders could not be loaded."
      >
        {({ orders }) =>
          orders.length === 0 ? (
            <EmptyState
              title="No orders yet."
              text="As soon as somebody pays for one of your services, the order appears here."
              action={<LinkButton href={paths.myServices}>My Services</LinkButton>}
            />
          ) : (
            <>
              <VisuallyHidden as="h2">Placed on your services</VisuallyHidden>
              <CardList>
                {orders.map((order) => (
                  <li key={order._id}>
                    <OrderCard order={order} href={paths.sale(order._id)} />
                  </li>
                ))}
              </CardList>
            </>
          )
        }
      </QueryView>
    </DashboardLayout>
  );
}
