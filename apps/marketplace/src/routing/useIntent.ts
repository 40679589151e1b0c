import { useEffect, useEffectEvent } from 'react';

/** How long a pointer must rest on a link, in milliseconds, to count as interest. */
const restingTime = 60;

function findSiteAddress({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return new URL(link.href);
}

/**
 * Reports the address of any link that is hovered, focused or touched, so that its screen's code
 * and data can start loading.
 */
export function useIntent(onIntent: (address: URL) => void) {
  const start = useEffectEvent((address: URL | undefined) => {
    if (address) onIntent(address);
  });

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;

    const startNow = (event: Event) => start(findSiteAddress(event));
    const startSoon = (event: Event) => {
      clearTimeout(resting);
      const address = findSiteAddress(event);
      if (address) resting = setTimeout(() => start(address), restingTime);
    };

    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    document.addEventListener('pointerover', startSoon, options);
    document.addEventListener('focusin', startSoon, options);
    document.addEventListener('pointerdown', startNow, options);
    return () => {
      clearTimeout(resting);
      listening.abort();
    };
  }, []);
}
