'use client';

import { Children, type ComponentPropsWithRef, forwardRef } from 'react';
import { Grid } from './ServiceGrid.styles.ts';

export interface ServiceGridProps extends ComponentPropsWithRef<'ul'> {}

/** Lays its children, usually `ServiceCard`s, out as a list of as many columns as fit. */
export const ServiceGrid = forwardRef<HTMLUListElement, ServiceGridProps>(function ServiceGrid(
  { children, ...listProps },
  ref,
) {
  return (
    <Grid {...listProps} ref={ref}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </Grid>
  );
});
