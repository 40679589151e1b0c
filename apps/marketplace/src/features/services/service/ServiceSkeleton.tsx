import { Card, PageColumns, Skeleton } from '@market/ui';
import { ServiceFacts, ServiceText } from './ServiceScreen.styles.ts';

/** The shape of a service that is still loading. */
export function ServiceSkeleton() {
  return (
    <PageColumns
      aria-hidden
      aside={
        <>
          <Card>
            <Skeleton width="8rem" height="2.5rem" />
            <Skeleton height="10.5rem" style={{ marginBlockStart: '1.25rem' }} />
          </Card>
          <Card>
            <Skeleton height="12rem" />
          </Card>
        </>
      }
    >
      <ServiceText as="div">
        <Skeleton width="75%" height="2.5rem" />
        <ServiceFacts>
          <Skeleton width="2.5rem" height="2.5rem" radius="999px" />
          <Skeleton width="min(20rem, 60%)" />
        </ServiceFacts>
        <Skeleton height="auto" radius="20px" style={{ aspectRatio: '16 / 10' }} />
      </ServiceText>
    </PageColumns>
  );
}
