'use client';

import { SnackbarProvider } from 'notistack';
import { type ReactNode, useState } from 'react';
import { ToastMessage } from './ToastMessage.tsx';
import { ScaleTransition } from './ScaleTransition.tsx';

export interface ToastProviderProps {
  /**
   * Where toasts are added: an element with `aria-live="polite"`. Needed where the provider comes
   * late, together with its first toast. Defaults to a place of its own.
   */
  place?: HTMLElement | undefined;
  children?: ReactNode;
}

const messages = {
  success: ToastMessage,
  error: ToastMessage,
  echo: ToastMessage,
  info: ToastMessage,
};
const anchorOrigin = { vertical: 'bottom', horizontal: 'center' } as const;

/**
 * Shows what `useToast` says: for 5000 ms, at the lower edge, in the middle. Screen readers only
 * announce what is added to a place that they know already, so that it is there from the start.
 */
export function ToastProvider({ place: givenPlace, children }: ToastProviderProps) {
  const [ownPlace, setOwnPlace] = useState<HTMLDivElement | null>(null);
  const place = givenPlace ?? ownPlace;

  return (
    <SnackbarProvider
      autoHideDuration={5000}
      anchorOrigin={anchorOrigin}
      maxSnack={3}
      Components={messages}
      TransitionComponent={ScaleTransition}
      {...(place && { domRoot: place })}
    >
      {children}
      {!givenPlace && <div ref={setOwnPlace} aria-live="polite" />}
    </SnackbarProvider>
  );
}
