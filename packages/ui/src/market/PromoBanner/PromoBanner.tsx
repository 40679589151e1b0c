'use client';

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { Banner } from './PromoBanner.styles.ts';

export interface PromoBannerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Defaults to `Get your service done from 5$`. */
  title?: ReactNode;
  /** Defaults to `Browse through many micro services. Choose one you trust and pay as you go!!`. */
  text?: ReactNode;
}

/** Says what the marketplace is for. Its e-mail box is only for show and does nothing yet. */
export function PromoBanner(props: PromoBannerProps) {
  const {
    title = 'Get your service done from 5$',
    text = 'Browse through many micro services. Choose one you trust and pay as you go!!',
    ...sectionProps
  } = props;

  return (
    <Banner {...sectionProps}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <form onSubmit={(event) => event.preventDefault()}>
        <input type="email" aria-label="Email" placeholder="Email" autoComplete="email" />
        <Button type="submit" variant="primary">
          Get started
        </Button>
      </form>
    </Banner>
  );
}
