import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { loadCardProvider } from './loadCardProvider.ts';

/** How far the card provider's script is. */
export type CardProviderState =
  | { status: 'loading' }
  | { status: 'ready'; cardProvider: Stripe }
  /** Its script is blocked or could not be fetched. */
  | { status: 'failed'; retry: () => void };

/** Loads the card provider while the screen that pays is shown. */
export function useCardProvider(publicKey: string | undefined): CardProviderState {
  const [state, setState] = useState<CardProviderState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const retry = useCallback(() => setAttempt((current) => current + 1), []);

  useEffect(() => {
    if (publicKey === undefined) return;
    let isCurrent = true;
    setState({ status: 'loading' });
    loadCardProvider(publicKey).then(
      (cardProvider) => isCurrent && setState({ status: 'ready', cardProvider }),
      () => isCurrent && setState({ status: 'failed', retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [publicKey, attempt, retry]);

  return state;
}
