'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { Ring, SpinnerFrame } from './Spinner.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { spinnerTexts } from './Spinner.texts.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** What is being waited for. Defaults to `Loading`. */
  label?: string | undefined;
  /** 18, 28 or 44 px. Defaults to `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Turns while something of unknown duration goes on, and tells screen readers so. */
export const Spinner = forwardRef<HTMLOutputElement, SpinnerProps>(function Spinner(props, ref) {
  const texts = useTexts('Spinner', spinnerTexts);
  const { label = texts.label, size = 'medium', ...outputProps } = props;

  return (
    <SpinnerFrame {...outputProps} ref={ref} data-size={size}>
      <Ring aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </SpinnerFrame>
  );
});
