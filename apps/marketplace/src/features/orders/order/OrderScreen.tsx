import { EmptyState, LinkButton, PageHeader, PageLayout, Stack } from '@market/ui';
import { Navigate, useParams } from '../../../routing/router.ts';
import { useGetOrderQuery } from '../../../backend/market.ts';
import { LateOrderConversation } from '../../conversations/LateOrderConversation.tsx';
import { nameOrder } from '../nameOrder.ts';
import { LateOrderNow, LateOrderRecord } from '../life/LateOrderLife.tsx';
import { LateOrderReviews } from '../reviews/LateOrderReviews.tsx';
import { OrderDetails } from '../OrderDetails.tsx';
import { OrderDetailsSkeleton } from '../OrderDetailsSkeleton.tsx';
import { paths } from '../../../routing/paths.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { SellerFacts } from './SellerFacts.tsx';
import { texts as orderTexts } from '../texts.tsx';
import { texts } from './texts.ts';

/** One order, as its buyer sees it. Its seller, who may have followed a message, is led on. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const order = useGetOrderQuery({ id });
  const person = useSignedInPerson();
  const seller = order.data?.order.seller;
  if (person && seller?._id === person._id) return <Navigate to={paths.sale(id)} replace />;

  return (
    <PageLayout width="narrow">
      <PageTitle>{nameOrder(id, order.data?.order)}</PageTitle>
      {!order.data && <PageHeader title={orderTexts.order} />}
      <QueryView
        query={order}
        loading={<OrderDetailsSkeleton />}
        waiting={orderTexts.waiting}
        failure={orderTexts.failure}
        missing={
          <EmptyState
            title={orderTexts.missing}
            text={texts.missing}
            action={<LinkButton href={paths.myOrders}>{texts.myOrders}</LinkButton>}
          />
        }
      >
        {({ order: found }) => (
          <Stack gap={20}>
            <OrderDetails
              order={found}
              now={
                found.progress && (
                  <LateOrderNow order={found} progress={found.progress} side="buyer" />
                )
              }
            >
              <SellerFacts order={found} />
            </OrderDetails>
            <LateOrderReviews order={found} side="buyer" />
            {found.progress && (
              <LateOrderRecord id={found._id} progress={found.progress} side="buyer" />
            )}
            <LateOrderConversation order={found._id} />
          </Stack>
        )}
      </QueryView>
    </PageLayout>
  );
}
