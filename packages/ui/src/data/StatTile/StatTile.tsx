'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Tile, Tiles } from './StatTile.styles.ts';

export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** The figure as people read it, such as `Rs.184250`; nothing while it is loading. */
  value: ReactNode;
  /** What is new about it, such as `6 to deliver`. */
  hint?: ReactNode;
}

/** One important figure. Belongs into {@link StatTiles}. */
export const StatTile = forwardRef<HTMLDivElement, StatTileProps>(function StatTile(
  { label, value, hint, ...tileProps },
  ref,
) {
  return (
    <Tile {...tileProps} ref={ref}>
      <dt>{label}</dt>
      <dd>{value ?? <Skeleton width="60%" height="1.3em" />}</dd>
      {hint && <dd>{hint}</dd>}
    </Tile>
  );
});

export interface StatTilesProps extends ComponentPropsWithRef<'dl'> {}

/** Lays {@link StatTile}s out side by side, as many as fit. */
export const StatTiles = forwardRef<HTMLDListElement, StatTilesProps>(
  function StatTiles(props, ref) {
    return <Tiles {...props} ref={ref} />;
  },
);
