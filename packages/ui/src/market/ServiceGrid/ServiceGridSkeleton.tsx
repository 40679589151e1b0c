'use client';

import { ServiceCardSkeleton } from '../ServiceCard/ServiceCardSkeleton.tsx';
import { Grid } from './ServiceGrid.styles.ts';

export interface ServiceGridSkeletonProps {
  /** How many cards are expected. Defaults to 8, a page of the marketplace. */
  count?: number | undefined;
}

/** Stands where a grid of services is going to be. Goes into a `BusyArea`, which says so. */
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
