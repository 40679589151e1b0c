import { Button, EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { useEffect } from 'react';
import { paths } from '../shared/paths.ts';
import { useTitle } from '../shared/useTitle.ts';

const loadAgain = () => location.reload();

/**
 * Stands where a screen has crashed, or where its code could not be fetched. A browser does not
 * fetch code anew that has failed once: when the connection is back, the page is loaded again.
 */
export function CrashedScreen() {
  useTitle('Something broke');

  useEffect(() => {
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, []);

  return (
    <PageLayout width="narrow">
      <PageHeader title="Something broke on this page." />
      <EmptyState
        role="alert"
        title="Nothing that you saved is lost."
        text="Loading the page again usually helps. The rest of the site goes on working."
        action={
          <>
            <Button variant="primary" onClick={loadAgain}>
              Load again
            </Button>
            <LinkButton href={paths.home}>Explore services</LinkButton>
          </>
        }
      />
    </PageLayout>
  );
}
