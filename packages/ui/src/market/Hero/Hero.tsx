'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { HeroFrame } from './Hero.styles.ts';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The one `h1` of the page. */
  title: ReactNode;
  text?: ReactNode;
  /** What to do first: a search field, categories. */
  children?: ReactNode;
}

/** The opening of a page: one large sentence, and the first thing to do. */
export const Hero = forwardRef<HTMLElement, HeroProps>(function Hero(
  { title, text, children, ...sectionProps },
  ref,
) {
  return (
    <HeroFrame {...sectionProps} ref={ref}>
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p>{text}</p>}
      {children && <div>{children}</div>}
    </HeroFrame>
  );
});
