import { PageHeader, PageLayout } from '@market/ui';
import { useGetCardProviderKeyQuery } from '../shared/market.ts';
import { QueryView } from '../shared/QueryView.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Stands where the payment would be until the card provider's public key has loaded. */
export function CardProviderScreen() {
  const cardProviderKey = useGetCardProviderKeyQuery();

  if (!cardProviderKey.error) return <LoadingScreen />;
  return (
    <PageLayout width="narrow">
      <PageHeader title="Payment" />
      <QueryView
        query={cardProviderKey}
        loading={<LoadingScreen />}
        failure="Paying is not possible at the moment."
      >
        {() => null}
      </QueryView>
    </PageLayout>
  );
}
