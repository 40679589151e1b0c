'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Banner } from './PromoBanner.styles.ts';

export interface PromoBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  text?: ReactNode;
  /** What to do about it: a button, or a form with one box and its button. */
  children?: ReactNode;
}

/** Says what the marketplace is for, within a page. */
export const PromoBanner = forwardRef<HTMLElement, PromoBannerProps>(
  function PromoBanner(props, ref) {
    const { title, text, children, ...sectionProps } = props;

    return (
      <Banner {...sectionProps} ref={ref}>
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {children}
      </Banner>
    );
  },
);
