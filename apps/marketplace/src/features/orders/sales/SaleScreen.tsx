import { EmptyState, LinkButton, PageHeader } from '@market/ui';
import { useParams } from '../../../routing/router.ts';
import { useGetOrderQuery } from '../../../backend/market.ts';
import { LateOrderConversation } from '../../conversations/LateOrderConversation.tsx';
import { nameOrder } from '../nameOrder.ts';
import { LateOrderNow, LateOrderRecord } from '../life/LateOrderLife.tsx';
import { LateOrderReviews } from '../reviews/LateOrderReviews.tsx';
import { OrderDetails } from '../OrderDetails.tsx';
import { OrderDetailsSkeleton } from '../OrderDetailsSkeleton.tsx';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { Stack } from './Dashboard.styles.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { OrderStatusForm } from './OrderStatusForm.tsx';
import { RefundOffer } from './RefundOffer.tsx';
import { texts as orderTexts } from '../texts.tsx';
import { texts } from './texts.ts';

/** One order for a service of the signed-in person, who sets its status here. */
export function SaleScreen() {
  const { id = '' } = useParams();
  const sale = useGetOrderQuery({ id });

  return (
    <DashboardLayout area={paths.sales}>
      <PageTitle>{nameOrder(id, sale.data?.order)}</PageTitle>
      {!sale.data && <PageHeader title={orderTexts.order} />}
      <QueryView
        query={sale}
        loading={<OrderDetailsSkeleton />}
        waiting={orderTexts.waiting}
        failure={orderTexts.failure}
        missing={
          <EmptyState
            title={orderTexts.missing}
            text={texts.sale.missing}
            action={<LinkButton href={paths.sales}>{texts.orders}</LinkButton>}
          />
        }
      >
        {({ order }) => (
          <Stack>
            <OrderDetails
              order={order}
              now={
                order.progress && (
                  <LateOrderNow order={order} progress={order.progress} side="seller" />
                )
              }
            >
              <div>
                <dt>{texts.sale.email}</dt>
                <dd>{order.user?.email ?? orderTexts.nothing}</dd>
                {order.user && (
                  <dd>
                    <LinkButton href={paths.person(order.user._id)} size="small">
                      {orderTexts.viewProfile}
                    </LinkButton>
                  </dd>
                )}
              </div>
            </OrderDetails>
            <OrderStatusForm key={order.orderStatus} order={order} />
            <RefundOffer order={order} />
            <LateOrderReviews order={order} side="seller" />
            {order.progress && (
              <LateOrderRecord id={order._id} progress={order.progress} side="seller" />
            )}
            <LateOrderConversation order={order._id} />
          </Stack>
        )}
      </QueryView>
    </DashboardLayout>
  );
}
