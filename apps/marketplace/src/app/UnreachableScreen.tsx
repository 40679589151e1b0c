import { ErrorState, PageHeader, PageLayout } from '@market/ui';
import { toAdvice, toKind } from '../backend/failure.ts';
import { marketApi } from '../backend/market.ts';
import { useFailureToast } from '../shared/showFailure.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import { texts } from './texts.ts';

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
  const words = isOurFault ? texts.unreachable.ourFault : texts.unreachable.lost;
  useFailureToast(error, true);

  return (
    <PageLayout width="narrow">
      <PageTitle>{words.page}</PageTitle>
      <PageHeader title={texts.unreachable.heading} />
      <ErrorState
        title={words.title}
        text={error && !isLost ? toAdvice(error) : texts.unreachable.lost.text}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </PageLayout>
  );
}
