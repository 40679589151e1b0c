'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Ring } from '../Spinner/Spinner.styles.ts';
import { BusyFrame, BusySign } from './BusyArea.styles.ts';

export interface BusyAreaProps extends ComponentPropsWithRef<'div'> {
  /** What is being waited for, such as `Loading services`. */
  label: string;
  /**
   * What fills the area while something else is on its way: `shapes` that stand in for it,
   * something `earlier`, which it replaces, or the `same`, which it brings up to date. Defaults to
   * none: nothing is on its way.
   */
  meanwhile?: 'shapes' | 'earlier' | 'same' | undefined;
}

/**
 * A part of the page that may have to wait for its content. What is there stays meanwhile, and a
 * sign above it, which moves nothing, says what is being waited for once that takes longer than a
 * moment. Screen readers are told at once. Carries `data-meanwhile`.
 */
export const BusyArea = forwardRef<HTMLDivElement, BusyAreaProps>(function BusyArea(props, ref) {
  const { label, meanwhile, children, ...divProps } = props;

  return (
    <BusyFrame {...divProps} ref={ref} data-meanwhile={meanwhile}>
      <BusySign role="status">
        {meanwhile && (
          <span>
            <Ring aria-hidden />
            {label}
          </span>
        )}
      </BusySign>
      <div aria-busy={meanwhile ? true : undefined}>{children}</div>
    </BusyFrame>
  );
});
