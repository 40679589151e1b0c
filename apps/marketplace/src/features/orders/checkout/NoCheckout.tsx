import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { paths } from '../../../routing/paths.ts';
import { texts } from './texts.ts';

/** Takes the place of the checkout step with this title when nothing is being ordered. */
export function NoCheckout({ title }: { title: string }) {
  return (
    <PageLayout width="narrow">
      <PageTitle>{title}</PageTitle>
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
