import { ErrorState, PageHeader, PageLayout } from '@market/ui';
import { toAdvice, toKind } from '../backend/failure.ts';
import { marketApi } from '../backend/market.ts';
import { useFailureToast } from '../shared/useFailureToast.ts';
import { PageTitle } from '../routing/PageTitle.tsx';

interface UnreachableScreenProps {
  onRetry: () => void;
  /** Whether it is being tried again. */
  isRetrying: boolean;
}

/** Takes the place of a members' screen when nobody can tell who is here. */
export function UnreachableScreen({ onRetry, isRetrying }: UnreachableScreenProps) {
  const { error } = marketApi.endpoints.loadUser.useQueryState();
  const kind = error && toKind(error);
  const isOurFault = error !== undefined && !kind;
  const isLost = kind === 'network' || kind === 'timeout' || kind === 'malformedAnswer';
  useFailureToast(error, true);

  return (
    <PageLayout width="narrow">
      <PageTitle>{isOurFault ? 'Something went wrong' : 'No connection'}</PageTitle>
      <PageHeader title="You may be signed in." />
      <ErrorState
        title={isOurFault ? 'Something went wrong.' : 'The marketplace cannot be reached.'}
        text={
          error && !isLost
            ? toAdvice(error)
            : 'Please check your connection. This page comes back as soon as it is there.'
        }
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </PageLayout>
  );
}
