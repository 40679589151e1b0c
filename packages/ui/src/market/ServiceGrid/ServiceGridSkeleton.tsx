'use client';

import { ServiceCardSkeleton } from '../ServiceCard/ServiceCardSkeleton.tsx';
import { Grid } from './ServiceGrid.styles.ts';

export interface ServiceGridSkeletonProps {
  /** How many cards are expected. Defaults to 8, a page of the marketplace. */
  count?: number | undefined;
}

/** The placeholder of a grid of services. Belongs into a `BusyArea`, which announces it. */
export function ServiceGridSkeleton({ count = 8 }: ServiceGridSkeletonProps) {
  return (
    <Grid aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ServiceCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}
