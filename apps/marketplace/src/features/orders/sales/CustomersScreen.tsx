import type { Order } from '@market/api';
import { EmptyState, LinkButton, UsersTable } from '@market/ui';
import { useListSalesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { texts } from './texts.ts';

const toPerson = ({ _id }: { _id: string }) => paths.person(_id);

/** Gives every buyer once, however many orders they placed. */
const toBuyers = (orders: readonly Order[]) => [
  ...new Map(orders.flatMap(({ user }) => (user ? [[user._id, user] as const] : []))).values(),
];

/** The people who have ordered from the signed-in person. */
export function CustomersScreen() {
  const sales = useListSalesQuery();

  return (
    <DashboardLayout area={paths.customers} title={texts.customers.title}>
      <QueryView
        query={sales}
        loading={
          <UsersTable caption={texts.customers.title} people={[]} hrefFor={toPerson} isLoading />
        }
        waiting={texts.customers.waiting}
        failure={texts.customers.failure}
      >
        {({ orders }) => (
          <UsersTable
            caption={texts.customers.title}
            people={toBuyers(orders)}
            hrefFor={toPerson}
            empty={
              <EmptyState
                title={texts.customers.empty.title}
                text={texts.customers.empty.text}
                action={<LinkButton href={paths.myServices}>{texts.myServices}</LinkButton>}
              />
            }
          />
        )}
      </QueryView>
    </DashboardLayout>
  );
}
