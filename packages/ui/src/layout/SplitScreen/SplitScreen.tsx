'use client';

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Scene } from '../../data/Scene/Scene.tsx';
import { Art, Side, Split } from './SplitScreen.styles.ts';

export interface SplitScreenProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The large line over the art. Defaults to `Explore your creativity`. */
  title?: ReactNode;
  /** The line below it. Defaults to `Over 1000 services!!`. */
  text?: ReactNode;
  /** The form, with the page's `h1`. */
  children: ReactNode;
}

/** A scene of finished work beside a form: for logging in and signing up. */
export function SplitScreen(props: SplitScreenProps) {
  const {
    title = 'Explore your creativity',
    text = 'Over 1000 services!!',
    children,
    ...divProps
  } = props;

  return (
    <Split {...divProps}>
      <Art>
        <Scene kind="phone" />
        <Scene kind="poster" />
        <p>{title}</p>
        <p>{text}</p>
      </Art>
      <Side>{children}</Side>
    </Split>
  );
}
