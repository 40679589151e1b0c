'use client';

import { ServiceCardSkeleton } from '../ServiceCard/ServiceCardSkeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Grid } from './ServiceGrid.styles.ts';

export interface ServiceGridSkeletonProps {
  /** How many cards are expected. Defaults to 8, a page of the marketplace. */
  count?: number | undefined;
}

/** Stands where a grid of services is going to be, and says once that it is loading. */
export function ServiceGridSkeleton({ count = 8 }: ServiceGridSkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>Loading services</VisuallyHidden>
      <Grid aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <ServiceCardSkeleton />
          </li>
        ))}
      </Grid>
    </div>
  );
}
