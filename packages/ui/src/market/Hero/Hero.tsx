'use client';

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { HeroFrame } from './Hero.styles.ts';

export interface HeroProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The one `h1` of the page. */
  title: ReactNode;
  text?: ReactNode;
  /** What to do first: a search field, categories. */
  children?: ReactNode;
}

/** The opening of a page: one large sentence, and the first thing to do. */
export function Hero({ title, text, children, ...sectionProps }: HeroProps) {
  return (
    <HeroFrame {...sectionProps}>
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p>{text}</p>}
      {children && <div>{children}</div>}
    </HeroFrame>
  );
}
