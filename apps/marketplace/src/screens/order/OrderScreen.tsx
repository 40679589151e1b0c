import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../shared/market.ts';
import { nameOrder } from '../../shared/nameOrder.ts';
import { OrderDetails } from '../../shared/OrderDetails.tsx';
import { OrderDetailsSkeleton } from '../../shared/OrderDetailsSkeleton.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { useTitle } from '../../shared/useTitle.ts';
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
