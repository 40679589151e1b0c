'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { ServiceCardSkeleton } from '../ServiceCard/ServiceCardSkeleton.tsx';
import { Grid } from './ServiceGrid.styles.ts';

export interface ServiceGridSkeletonProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** How many cards are expected. Defaults to 8, a page of the marketplace. */
  count?: number | undefined;
}

/** The placeholder of a grid of services. Belongs into a `BusyArea`, which announces it. */
export const ServiceGridSkeleton = forwardRef<HTMLUListElement, ServiceGridSkeletonProps>(
  function ServiceGridSkeleton(props, ref) {
    const { count = 8, ...listProps } = props;

    return (
      <Grid {...listProps} ref={ref} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <ServiceCardSkeleton />
          </li>
        ))}
      </Grid>
    );
  },
);
