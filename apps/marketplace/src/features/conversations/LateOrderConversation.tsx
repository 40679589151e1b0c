import { Skeleton } from '@market/ui';
import { lazy, Suspense } from 'react';
import { useMarketSettings } from '../../shared/useMarketSettings.ts';

/** Markets without messages never need it. */
const OrderConversation = lazy(async () => ({
  default: (await import('./OrderConversation.tsx')).OrderConversation,
}));

/** What was written about an order, loaded when it is wanted. Renders nothing where a market has no messages. */
export function LateOrderConversation({ order }: { order: string }) {
  const { hasFeature } = useMarketSettings();
  if (!hasFeature('messages')) return null;

  return (
    <Suspense fallback={<Placeholder />}>
      <OrderConversation order={order} />
    </Suspense>
  );
}

const Placeholder = () => (
  <div aria-busy>
    <Skeleton height="20rem" radius="12px" />
  </div>
);
