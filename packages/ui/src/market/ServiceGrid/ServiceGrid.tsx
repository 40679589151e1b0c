'use client';

import { Children, type ComponentPropsWithoutRef } from 'react';
import { Grid } from './ServiceGrid.styles.ts';

export interface ServiceGridProps extends ComponentPropsWithoutRef<'ul'> {}

/** Lays its children, usually `ServiceCard`s, out as a list of as many columns as fit. */
export function ServiceGrid({ children, ...listProps }: ServiceGridProps) {
  return <Grid {...listProps}>{Children.map(children, (child) => child && <li>{child}</li>)}</Grid>;
}
