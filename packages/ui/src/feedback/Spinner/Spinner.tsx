'use client';

import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { Ring, SpinnerFrame } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** What is being waited for. Defaults to `Loading`. */
  label?: string | undefined;
  /** 18, 28 or 44 px. Defaults to `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Turns while something of unknown duration goes on, and tells screen readers so. */
export function Spinner({ label = 'Loading', size = 'medium' }: SpinnerProps) {
  return (
    <SpinnerFrame data-size={size}>
      <Ring aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </SpinnerFrame>
  );
}
