'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Scene } from '../../data/Scene/Scene.tsx';
import { Art, Side, Split } from './SplitScreen.styles.ts';

export interface SplitScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The large line over the art. */
  title?: ReactNode;
  /** The line below it. */
  text?: ReactNode;
  /** The form, with the page's `h1`. */
  children: ReactNode;
}

/** A scene of finished work beside a form: for logging in and signing up. */
export const SplitScreen = forwardRef<HTMLDivElement, SplitScreenProps>(
  function SplitScreen(props, ref) {
    const { title, text, children, ...divProps } = props;

    return (
      <Split {...divProps} ref={ref}>
        <Art>
          <Scene kind="phone" />
          <Scene kind="poster" />
          {title && <p>{title}</p>}
          {text && <p>{text}</p>}
        </Art>
        <Side>{children}</Side>
      </Split>
    );
  },
);
