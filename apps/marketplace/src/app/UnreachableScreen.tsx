import { ErrorState, PageHeader, PageLayout } from '@market/ui';
import { useTitle } from '../shared/useTitle.ts';

interface UnreachableScreenProps {
  onRetry: () => void;
  /** Whether it is being tried again. */
  isRetrying: boolean;
}

/** Stands where a screen for members would be when nobody can tell who is here. */
export function UnreachableScreen({ onRetry, isRetrying }: UnreachableScreenProps) {
  useTitle('No connection');

  return (
    <PageLayout width="narrow">
      <PageHeader title="You may be signed in." />
      <ErrorState
        title="The marketplace cannot be reached."
        text="Please check your connection. This page comes back as soon as it is there."
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </PageLayout>
  );
}
