import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { MarketDispatch } from './createStore.ts';
import { startScreen } from './routes.tsx';

/** How long a pointer must rest on a link, in milliseconds, to count as interest. */
const restingTime = 60;

function findSiteAddress({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return new URL(link.href);
}

/** Starts code and data of the screen behind any link that is hovered, focused or touched. */
export function useIntent() {
  const dispatch = useDispatch<MarketDispatch>();

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;

    const start = (event: Event) => {
      const address = findSiteAddress(event);
      if (address) startScreen(dispatch, address);
    };
    const startSoon = (event: Event) => {
      clearTimeout(resting);
      const address = findSiteAddress(event);
      if (address) resting = setTimeout(() => startScreen(dispatch, address), restingTime);
    };

    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    document.addEventListener('pointerover', startSoon, options);
    document.addEventListener('focusin', startSoon, options);
    document.addEventListener('pointerdown', start, options);
    return () => {
      clearTimeout(resting);
      listening.abort();
    };
  }, [dispatch]);
}
