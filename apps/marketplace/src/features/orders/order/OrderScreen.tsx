import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { useParams } from '../../../routing/router.ts';
import { useGetOrderQuery } from '../../../backend/market.ts';
import { nameOrder } from '../nameOrder.ts';
import { OrderDetails } from '../OrderDetails.tsx';
import { OrderDetailsSkeleton } from '../OrderDetailsSkeleton.tsx';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useTitle } from '../../../routing/useTitle.ts';
import { SellerFacts } from './SellerFacts.tsx';

/** One order, as its buyer sees it. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const order = useGetOrderQuery({ id });
  useTitle(nameOrder(id, order.data?.order));

  return (
    <PageLayout width="narrow">
      {!order.data && <PageHeader title="Order" />}
      <QueryView
        query={order}
        loading={<OrderDetailsSkeleton />}
        waiting="Loading the order"
        failure="The order could not be loaded."
        missing={
          <EmptyState
            title="No order found with this ID"
            text="Perhaps the address is incomplete, or the order belongs to another account."
            action={<LinkButton href={paths.myOrders}>My Orders</LinkButton>}
          />
        }
      >
        {(found) => (
          <OrderDetails order={found.order}>
            <SellerFacts order={found.order} />
          </OrderDetails>
        )}
      </QueryView>
    </PageLayout>
  );
}
