import { Skeleton } from '@market/ui';
import { type ComponentProps, lazy, Suspense } from 'react';

/** Orders of a backend that does not say how far they are need neither. */
const OrderNow = lazy(async () => ({ default: (await import('./OrderNow.tsx')).OrderNow }));
const OrderRecord = lazy(async () => ({
  default: (await import('./OrderRecord.tsx')).OrderRecord,
}));

/** Where an order stands, and what may be done now, loaded when it is wanted. */
export const LateOrderNow = (props: ComponentProps<typeof OrderNow>) => (
  <Suspense fallback={<Placeholder height="9.5rem" />}>
    <OrderNow {...props} />
  </Suspense>
);

/** What is agreed about an order and what has happened to it, loaded when it is wanted. */
export const LateOrderRecord = (props: ComponentProps<typeof OrderRecord>) => (
  <Suspense fallback={<Placeholder height="24rem" />}>
    <OrderRecord {...props} />
  </Suspense>
);

const Placeholder = ({ height }: { height: string }) => (
  <div aria-busy>
    <Skeleton height={height} radius="12px" />
  </div>
);
