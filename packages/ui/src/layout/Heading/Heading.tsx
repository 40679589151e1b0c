'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { tokens } from '../../theme/tokens.ts';
import { HeadingFrame } from './Heading.styles.ts';

type Size = 'display' | 'heading' | 'title' | 'lead' | 'body';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the outline of the page: 1 once, then without leaving one out. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How large it is, whatever its level. By default the deeper the smaller. */
  size?: Size | undefined;
}

const sizes: readonly Size[] = ['heading', 'title', 'lead', 'body', 'body', 'body'];

/** The title of a page or of a part of it. Level and size are chosen apart. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(props, ref) {
  const { level, size = sizes[level - 1] ?? 'body', ...frameProps } = props;

  return <HeadingFrame {...frameProps} as={`h${level}`} ref={ref} $size={tokens.text[size]} />;
});
