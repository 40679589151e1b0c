import { EmptyState, LinkButton, OrdersTable, PageHeader, PageLayout } from '@market/ui';
import { useListMyOrdersQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useTitle } from '../../../routing/useTitle.ts';

const toOrder = ({ _id }: { _id: string }) => paths.order(_id);

/** What the signed-in person has ordered. */
export function MyOrdersScreen() {
  useTitle('My Orders');
  const myOrders = useListMyOrdersQuery();

  return (
    <PageLayout>
      <PageHeader title="My Orders" />
      <QueryView
        query={myOrders}
        loading={<OrdersTable caption="My Orders" orders={[]} hrefFor={toOrder} isLoading />}
        waiting="Loading orders"
        failure="Your orders could not be loaded."
      >
        {({ orders }) => (
          <OrdersTable
            caption="My Orders"
            orders={orders}
            hrefFor={toOrder}
            empty={
              <EmptyState
                title="No orders yet."
                text="What you order appears here, from the payment to the delivery."
                action={
                  <LinkButton href={paths.home} variant="primary">
                    Explore
                  </LinkButton>
                }
              />
            }
          />
        )}
      </QueryView>
    </PageLayout>
  );
}
