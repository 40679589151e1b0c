'use client';

import { Children, type ComponentPropsWithoutRef } from 'react';
import { Grid } from './ServiceGrid.styles.ts';

export interface ServiceGridProps extends ComponentPropsWithoutRef<'ul'> {}

/** Lays its children, usually `ServiceCard`s, out as a list of as many columns as fit. */
export function ServiceGrid({ children, ...listProps }: ServiceGridProps) {
  return (
    // A list without bullets is no list for VoiceOver unless it says so.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <Grid role="list" {...listProps}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </Grid>
  );
}
