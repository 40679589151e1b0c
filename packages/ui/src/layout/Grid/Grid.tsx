'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { tokens } from '../../theme/tokens.ts';
import type { Space } from '../Stack/Stack.tsx';
import { GridFrame } from './Grid.styles.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The element to render. Defaults to `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
  /** The least width of a column, any CSS length. Defaults to `16.5rem`, that of a card. */
  minimumColumn?: string | undefined;
  /** Between rows and columns, in pixels of the grid of distances. Defaults to 24. */
  gap?: Space | undefined;
  /** Whether few things become wider to fill the row. Defaults to false: all keep one width. */
  isFilling?: boolean | undefined;
}

/** Columns of one width, as many as there is room for. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(props, ref) {
  const { minimumColumn = '16.5rem', gap = 24, isFilling = false, ...frameProps } = props;

  return (
    <GridFrame
      {...frameProps}
      ref={ref}
      data-filling={isFilling || undefined}
      $gap={tokens.space[gap]}
      $column={minimumColumn}
    />
  );
});
