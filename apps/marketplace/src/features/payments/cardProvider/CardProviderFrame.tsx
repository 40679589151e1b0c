import { PageHeader, PageLayout } from '@market/ui';
import type { ReactNode } from 'react';
import { useGetCardProviderKeyQuery } from '../../../backend/market.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { LoadingScreen } from '../../../shared/LoadingScreen.tsx';
import { texts } from './texts.ts';

/** Shows the payment form once the card provider's public key has loaded. */
export function CardProviderFrame({ children }: { children: ReactNode }) {
  const cardProviderKey = useGetCardProviderKeyQuery();

  if (cardProviderKey.isSuccess) return children;
  if (!cardProviderKey.error) return <LoadingScreen />;
  return (
    <PageLayout width="narrow">
      <PageHeader title={texts.title} />
      <QueryView query={cardProviderKey} loading={<LoadingScreen />} failure={texts.failure}>
        {() => null}
      </QueryView>
    </PageLayout>
  );
}
