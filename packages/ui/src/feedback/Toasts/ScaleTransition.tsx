import type { TransitionProps } from 'notistack';
import type { AnimationEvent } from 'react';
import { ScaleFrame } from './Toasts.styles.ts';

/** Scales a toast in and out, as notistack asks for it, and tells when either has ended. */
export function ScaleTransition({ in: isIn, children, onEntered, onExited }: TransitionProps) {
  const finish = (event: AnimationEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    if (isIn) onEntered?.(event.currentTarget, true);
    else onExited?.(event.currentTarget);
  };

  return (
    <ScaleFrame data-leaving={!isIn || undefined} onAnimationEnd={finish}>
      {children}
    </ScaleFrame>
  );
}
