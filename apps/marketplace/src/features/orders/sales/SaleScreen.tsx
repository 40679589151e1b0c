import { EmptyState, LinkButton, PageHeader } from '@market/ui';
import { useParams } from '../../../routing/router.ts';
import { useGetOrderQuery } from '../../../backend/market.ts';
import { nameOrder } from '../nameOrder.ts';
import { OrderDetails } from '../OrderDetails.tsx';
import { OrderDetailsSkeleton } from '../OrderDetailsSkeleton.tsx';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useTitle } from '../../../routing/useTitle.ts';
import { Stack } from './Dashboard.styles.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { OrderStatusForm } from './OrderStatusForm.tsx';
import { RefundOffer } from './RefundOffer.tsx';

/** One order on a service of the signed-in person, who says here how far it is. */
export function SaleScreen() {
  const { id = '' } = useParams();
  const sale = useGetOrderQuery({ id });
  useTitle(nameOrder(id, sale.data?.order));

  return (
    <DashboardLayout area={paths.sales}>
      {!sale.data && <PageHeader title="Order" />}
      <QueryView
        query={sale}
        loading={<OrderDetailsSkeleton />}
        waiting="Loading the order"
        failure="The order could not be loaded."
        missing={
          <EmptyState
            title="No order found with this ID"
            text="Perhaps the address is incomplete, or the order is not one of yours."
            action={<LinkButton href={paths.sales}>Orders</LinkButton>}
          />
        }
      >
        {({ order }) => (
          <Stack>
            <OrderDetails order={order}>
              <div>
                <dt>Email</dt>
                <dd>{order.user?.email ?? '–'}</dd>
                {order.user && (
                  <dd>
                    <LinkButton href={paths.person(order.user._id)} size="small">
                      View Profile
                    </LinkButton>
                  </dd>
                )}
              </div>
            </OrderDetails>
            <OrderStatusForm key={order.orderStatus} order={order} />
            <RefundOffer order={order} />
          </Stack>
        )}
      </QueryView>
    </DashboardLayout>
  );
}
