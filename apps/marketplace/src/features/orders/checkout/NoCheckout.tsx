import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../../../routing/paths.ts';

/** Stands where a step of the checkout would be when nothing is being ordered. */
export function NoCheckout() {
  return (
    <PageLayout width="narrow">
      <PageHeader title="Checkout" />
      <EmptyState
        title="Nothing is being ordered."
        text="Choose a service from your wishlist: it waits there, with everything you kept."
        action={
          <LinkButton href={paths.wishlist} variant="primary">
            My WishList
          </LinkButton>
        }
      />
    </PageLayout>
  );
}
