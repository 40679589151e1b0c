import { useEffect } from 'react';
import { listenForToasts, takeWaitingToasts } from '../shared/toasts.ts';

export function Toaster() {
  useEffect(() => {
    takeWaitingToasts();
    return listenForToasts(takeWaitingToasts);
  }, []);
  return null;
}
