import { EmptyState, LinkButton, OrderCard, VisuallyHidden } from '@market/ui';
import { useListSalesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { useLocation } from '../../../routing/router.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { CardList } from './Dashboard.styles.ts';
import { CardListSkeleton } from './CardListSkeleton.tsx';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { useNoteOrder } from '../life/useNoteOrder.ts';
import { readOrderFilter, toOrderRequest } from '../orderFilter.ts';
import { OrderPages } from '../OrderPages.tsx';
import { texts } from './texts.ts';

/** The orders for the services of the signed-in person. */
export function SalesScreen() {
  const { search } = useLocation();
  const { cursor } = useCursor();
  const note = useNoteOrder('seller');
  const sales = useListSalesQuery(toOrderRequest(readOrderFilter(search), cursor));

  return (
    <DashboardLayout area={paths.sales} title={texts.orders}>
      <QueryView
        query={sales}
        loading={<CardListSkeleton />}
        waiting={texts.list.waiting}
        failure={texts.list.failure}
      >
        {(page) => (
          <OrderPages
            page={page}
            none={
              <EmptyState
                title={texts.noOrders}
                text={texts.list.empty}
                action={<LinkButton href={paths.myServices}>{texts.myServices}</LinkButton>}
              />
            }
          >
            <VisuallyHidden as="h2">{texts.list.heading}</VisuallyHidden>
            <CardList>
              {page.orders.map((order) => (
                <li key={order._id}>
                  <OrderCard order={note(order)} href={paths.sale(order._id)} />
                </li>
              ))}
            </CardList>
          </OrderPages>
        )}
      </QueryView>
    </DashboardLayout>
  );
}
