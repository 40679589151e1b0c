'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { tokens } from '../../theme/tokens.ts';
import { StackFrame } from './Stack.styles.ts';

/** A distance of the grid, in pixels. */
export type Space = keyof typeof tokens.space;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element to render. Defaults to `div`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li';
  /** Below each other, or side by side along the text. Defaults to `column`. */
  direction?: 'column' | 'row' | undefined;
  /** Between two of them, in pixels of the grid of distances. Defaults to 16. */
  gap?: Space | undefined;
  /** Where they stand across the direction. By default they are as wide, or as tall, as the stack. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Where they stand along the direction. Defaults to `start`. */
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  /** Whether a row goes on in the next line where it has no room. Defaults to true. */
  canWrap?: boolean | undefined;
}

/** Things below each other, or side by side, with the same distance between all of them. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(props, ref) {
  const { direction = 'column', gap = 16, align, justify, canWrap = true, ...frameProps } = props;

  return (
    <StackFrame
      {...frameProps}
      ref={ref}
      data-direction={direction}
      data-nowrap={!canWrap || undefined}
      $gap={tokens.space[gap]}
      $align={align}
      $justify={justify}
    />
  );
});
