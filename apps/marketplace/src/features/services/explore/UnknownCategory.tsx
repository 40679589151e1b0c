import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { texts } from './texts.ts';

/** Says that there is no category of the name in the address. */
export function UnknownCategory() {
  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.unknownCategory.page}</PageTitle>
      <PageHeader title={texts.unknownCategory.heading} />
      <EmptyState
        title={texts.unknownCategory.title}
        text={texts.unknownCategory.text}
        action={<LinkButton href={paths.categories}>{texts.unknownCategory.action}</LinkButton>}
      />
    </PageLayout>
  );
}
