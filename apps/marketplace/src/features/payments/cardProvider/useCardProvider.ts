import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadCardProvider } from './loadCardProvider.ts';

/** How far the card provider's script is. */
export type CardProviderState =
  | { status: 'loading' }
  | { status: 'ready'; cardProvider: Stripe }
  /** The script was blocked or could not be fetched. */
  | { status: 'failed' };

const load = (publicKey: string, tell: (state: CardProviderState) => void) =>
  loadCardProvider(publicKey).then(
    (cardProvider) => tell({ status: 'ready', cardProvider }),
    () => tell({ status: 'failed' }),
  );

/** Loads the card provider while the screen that pays is shown. */
export function useCardProvider(publicKey: string | undefined) {
  const [state, setState] = useState<CardProviderState>({ status: 'loading' });

  useEffect(() => {
    if (publicKey !== undefined) void load(publicKey, setState);
  }, [publicKey]);

  return {
    ...state,
    retry() {
      if (publicKey === undefined) return;
      setState({ status: 'loading' });
      void load(publicKey, setState);
    },
  };
}
