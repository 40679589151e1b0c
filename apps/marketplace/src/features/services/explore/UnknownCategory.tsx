import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { useTitle } from '../../../routing/useTitle.ts';

/** Says that there is no category of the name in the address. */
export function UnknownCategory() {
  useTitle('Unknown category');

  return (
    <PageLayout width="narrow">
      <PageHeader title="There is no such category." />
      <EmptyState
        title="It may have been renamed."
        text="The categories page shows all that there are."
        action={<LinkButton href={paths.categories}>Categories</LinkButton>}
      />
    </PageLayout>
  );
}
