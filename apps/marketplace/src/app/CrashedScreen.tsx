import { Button, EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../routing/paths.ts';
import { PageTitle } from '../routing/PageTitle.tsx';

/** Takes the place of a screen that has crashed, or whose code could not be fetched. */
export function CrashedScreen() {
  return (
    <PageLayout width="narrow">
      <PageTitle>Something broke</PageTitle>
      <PageHeader title="Something broke on this page." />
      <EmptyState
        role="alert"
        title="Nothing that you saved is lost."
        text="Loading the page again usually helps. The rest of the site goes on working."
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              Load again
            </Button>
            <LinkButton href={paths.home}>Explore services</LinkButton>
          </>
        }
      />
    </PageLayout>
  );
}
