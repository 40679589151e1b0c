import { Card, Skeleton } from '@market/ui';
import { CardList } from './Dashboard.styles.ts';

/** The shape of a list of cards that is still loading. */
export function CardListSkeleton() {
  return (
    <CardList aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Card as="li" key={index}>
          <Skeleton height="5.25rem" />
        </Card>
      ))}
    </CardList>
  );
}
