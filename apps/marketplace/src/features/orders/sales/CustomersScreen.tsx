import type { Order } from '@market/api';
import { EmptyState, LinkButton, UsersTable } from '@market/ui';
import { useListSalesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useTitle } from '../../../routing/useTitle.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';

const toPerson = ({ _id }: { _id: string }) => paths.person(_id);

/** Gives every buyer once, however many orders they placed. */
const toBuyers = (orders: readonly Order[]) => [
  ...new Map(orders.flatMap(({ user }) => (user ? [[user._id, user] as const] : []))).values(),
];

/** The people who have ordered from the signed-in person. */
export function CustomersScreen() {
  useTitle('Users');
  const sales = useListSalesQuery();

  return (
    <DashboardLayout area={paths.customers} title="Users">
      <QueryView
        query={sales}
        loading={<UsersTable people={[]} hrefFor={toPerson} isLoading />}
        waiting="Loading users"
        failure="The users could not be loaded."
      >
        {({ orders }) => (
          <UsersTable
            people={toBuyers(orders)}
            hrefFor={toPerson}
            empty={
              <EmptyState
                title="No users yet."
                text="Whoever orders from you is listed here."
                action={<LinkButton href={paths.myServices}>My Services</LinkButton>}
              />
            }
          />
        )}
      </QueryView>
    </DashboardLayout>
  );
}
