import { EmptyState, LinkButton, OrdersTable, PageHeader, PageLayout } from '@market/ui';
import { useListMyOrdersQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { texts } from './texts.ts';

const toOrder = ({ _id }: { _id: string }) => paths.order(_id);

/** What the signed-in person has ordered. */
export function MyOrdersScreen() {
  const myOrders = useListMyOrdersQuery();

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
        {({ orders }) => (
          <OrdersTable
            caption={texts.title}
            orders={orders}
            hrefFor={toOrder}
            empty={
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
          />
        )}
      </QueryView>
    </PageLayout>
  );
}
