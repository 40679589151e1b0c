import { EmptyState, LinkButton, UsersTable } from '@market/ui';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useCursor } from '../../../routing/useCursor.ts';
import { paths } from '../../../routing/paths.ts';
import { Stack } from './Dashboard.styles.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { useCustomers } from './useCustomers.ts';
import { texts } from './texts.ts';

const toPerson = ({ _id }: { _id: string }) => paths.person(_id);

/** The people who have ordered from the signed-in person. */
export function CustomersScreen() {
  const { cursor } = useCursor();
  const customers = useCustomers(cursor);

  return (
    <DashboardLayout area={paths.customers} title={texts.customers.title}>
      <QueryView
        query={customers}
        loading={
          <UsersTable caption={texts.customers.title} people={[]} hrefFor={toPerson} isLoading />
        }
        waiting={texts.customers.waiting}
        failure={texts.customers.failure}
      >
        {(page) => (
          <Stack>
            <UsersTable
              caption={texts.customers.title}
              people={page.customers}
              hrefFor={toPerson}
              empty={
                <EmptyState
                  title={texts.customers.empty.title}
                  text={texts.customers.empty.text}
                  action={<LinkButton href={paths.myServices}>{texts.myServices}</LinkButton>}
                />
              }
            />
            <ListPager page={page} />
          </Stack>
        )}
      </QueryView>
    </DashboardLayout>
  );
}
