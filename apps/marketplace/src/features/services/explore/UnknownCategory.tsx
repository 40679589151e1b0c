import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';

/** Says that there is no category of the name in the address. */
export function UnknownCategory() {
  return (
    <PageLayout width="narrow">
      <PageTitle>Unknown category</PageTitle>
      <PageHeader title="There is no such category." />
      <EmptyState
        title="It may have been renamed."
        text="The categories page shows all that there are."
        action={<LinkButton href={paths.categories}>Categories</LinkButton>}
      />
    </PageLayout>
  );
}
