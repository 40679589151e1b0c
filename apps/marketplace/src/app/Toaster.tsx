import { ToastProvider, useToast } from '@market/ui';
import { useEffect } from 'react';
import { listenForToasts, takeWaitingToasts } from '../shared/toasts.ts';

interface ToasterProps {
  /** Where messages are announced. */
  place: HTMLElement;
}

/** Shows the messages of the whole site. */
export function Toaster({ place }: ToasterProps) {
  return (
    <ToastProvider place={place}>
      <ToastRelay />
    </ToastProvider>
  );
}

const tones = { success: 'positive', error: 'negative', echo: 'echo', info: 'info' } as const;

function ToastRelay() {
  const show = useToast();

  useEffect(() => {
    const showWaiting = () => {
      for (const { kind, message } of takeWaitingToasts()) show(message, tones[kind]);
    };
    showWaiting();
    return listenForToasts(showWaiting);
  }, [show]);

  return null;
}
