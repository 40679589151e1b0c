import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { texts } from './texts.ts';

/** Takes the place of a checkout step when nothing is being ordered. */
export function NoCheckout() {
  return (
    <PageLayout width="narrow">
      <PageHeader title={texts.none.heading} />
      <EmptyState
        title={texts.none.title}
        text={texts.none.text}
        action={
          <LinkButton href={paths.wishlist} variant="primary">
            {texts.none.action}
          </LinkButton>
        }
      />
    </PageLayout>
  );
}
