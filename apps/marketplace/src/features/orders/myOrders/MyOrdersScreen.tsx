import {
  EmptyState,
  LinkButton,
  OrdersTable,
  type OrdersTableProps,
  PageHeader,
  PageLayout,
} from '@market/ui';
import { useListMyOrdersQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { useLocation } from '../../../routing/router.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useNoteOrder } from '../life/useNoteOrder.ts';
import { isPartOfAll, readOrderFilter, toOrderRequest } from '../orderFilter.ts';
import { OrderPages } from '../OrderPages.tsx';
import { texts } from './texts.ts';

const toOrder = ({ _id }: { _id: string }) => paths.order(_id);

/** A page of many is not sorted by itself: its order is that of all. */
const toFixed: NonNullable<OrdersTableProps['columns']> = (columns) =>
  columns.map(({ sortBy: _sortBy, ...column }) => column);

/** What the signed-in person has ordered. */
export function MyOrdersScreen() {
  const { search } = useLocation();
  const { cursor } = useCursor();
  const note = useNoteOrder('buyer');
  const myOrders = useListMyOrdersQuery(toOrderRequest(readOrderFilter(search), cursor));

  return (
    <PageLayout>
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} />
      <QueryView
        query={myOrders}
        loading={<OrdersTable caption={texts.title} orders={[]} hrefFor={toOrder} isLoading />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(page) => (
          <OrderPages
            page={page}
            none={
              <EmptyState
                title={texts.empty.title}
                text={texts.empty.text}
                action={
                  <LinkButton href={paths.home} variant="primary">
                    {texts.empty.action}
                  </LinkButton>
                }
              />
            }
          >
            <OrdersTable
              caption={texts.title}
              orders={page.orders.map(note)}
              hrefFor={toOrder}
              columns={isPartOfAll(page, search) ? toFixed : undefined}
            />
          </OrderPages>
        )}
      </QueryView>
    </PageLayout>
  );
}
