import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { texts } from './UnknownCategory.texts.ts';

/** Says that there is no category of the name in the address. */
export function UnknownCategory() {
  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.page}</PageTitle>
      <PageHeader title={texts.heading} />
      <EmptyState
        title={texts.title}
        text={texts.text}
        action={<LinkButton href={paths.categories}>{texts.action}</LinkButton>}
      />
    </PageLayout>
  );
}
