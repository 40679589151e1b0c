'use client';

import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ToastMessage } from './ToastMessage.tsx';
import { ScaleTransition } from './ScaleTransition.tsx';

export interface ToastProviderProps {
  children?: ReactNode;
}

const messages = { success: ToastMessage, error: ToastMessage, info: ToastMessage };
const place = { vertical: 'bottom', horizontal: 'center' } as const;

/** Shows what `useToast` says: for 5000 ms, at the lower edge, in the middle. */
export function ToastProvider({ children }: ToastProviderProps) {
  return (
    <SnackbarProvider
      autoHideDuration={5000}
      anchorOrigin={place}
      maxSnack={3}
      Components={messages}
      TransitionComponent={ScaleTransition}
    >
      {children}
    </SnackbarProvider>
  );
}
