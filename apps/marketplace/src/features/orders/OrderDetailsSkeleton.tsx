import { Card, Skeleton } from '@market/ui';
import { Halves, Head, Sections } from './OrderDetails.styles.ts';

/** The shape of an order that is still loading. */
export function OrderDetailsSkeleton() {
  return (
    <Card aria-hidden>
      <Sections>
        <Head>
          <Skeleton width="14rem" height="1.6rem" />
          <Skeleton width="5rem" height="1.6rem" />
          <Skeleton width="6rem" height="1.6rem" />
        </Head>
        <Halves>
          <Skeleton height="8.5rem" />
          <Skeleton height="6.5rem" />
        </Halves>
        <Skeleton height="5.25rem" />
      </Sections>
    </Card>
  );
}
