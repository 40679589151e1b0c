'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { CardFrame } from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element to render. Defaults to `div`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'form' | 'li' | undefined;
  /** `raised` lies on the page, `sunken` steps back behind it. Defaults to `raised`. */
  tone?: 'raised' | 'sunken' | undefined;
  /** `none` lets a picture or a table reach the edges. Defaults to `normal`, 24 px. */
  padding?: 'normal' | 'none' | undefined;
}

/** A panel around things that belong together. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(props, ref) {
  const { tone = 'raised', padding = 'normal', ...frameProps } = props;

  return <CardFrame {...frameProps} ref={ref} data-tone={tone} data-padding={padding} />;
});
