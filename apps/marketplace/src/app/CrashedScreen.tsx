import { Button, EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../routing/paths.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import { texts } from './texts.ts';

/** Takes the place of a screen that has crashed, or whose code could not be fetched. */
export function CrashedScreen() {
  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.crashed.page}</PageTitle>
      <PageHeader title={texts.crashed.heading} />
      <EmptyState
        role="alert"
        title={texts.crashed.title}
        text={texts.crashed.text}
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {texts.crashed.reload}
            </Button>
            <LinkButton href={paths.home}>{texts.crashed.explore}</LinkButton>
          </>
        }
      />
    </PageLayout>
  );
}
