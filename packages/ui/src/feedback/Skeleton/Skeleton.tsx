'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Shape } from './Skeleton.styles.ts';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** Any CSS size. Defaults to the whole width. */
  width?: string | undefined;
  /** Any CSS size. Defaults to one line of text. */
  height?: string | undefined;
  /** Any CSS radius, such as a token. Defaults to small. */
  radius?: string | undefined;
}

/**
 * The placeholder of something, in exactly its shape, so that nothing moves when it arrives.
 * It is decoration: say once, elsewhere, that something is loading.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width, height, radius, style, ...spanProps },
  ref,
) {
  return (
    <Shape
      {...spanProps}
      ref={ref}
      aria-hidden
      style={{ inlineSize: width, blockSize: height, borderRadius: radius, ...style }}
    />
  );
});
