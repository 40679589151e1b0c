'use client';

import { SnackbarProvider } from 'notistack';
import { type ReactNode, useState } from 'react';
import { ToastMessage } from './ToastMessage.tsx';
import { ScaleTransition } from './ScaleTransition.tsx';

export interface ToastProviderProps {
  children?: ReactNode;
}

const messages = { success: ToastMessage, error: ToastMessage, info: ToastMessage };
const anchorOrigin = { vertical: 'bottom', horizontal: 'center' } as const;

/**
 * Shows what `useToast` says: for 5000 ms, at the lower edge, in the middle. Screen readers only
 * announce what is added to a place that they know already, so that it is there from the start.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);

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
      <div ref={setPlace} aria-live="polite" />
    </SnackbarProvider>
  );
}
