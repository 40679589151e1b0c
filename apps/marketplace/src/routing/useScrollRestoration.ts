import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from './router.ts';

const storageKey = 'scrollPositions';
/** How long, in milliseconds, a page may take to reach its former height. */
const patience = 3000;

/** Where the reader was on each entry of the history, in pixels. */
type ScrollPositions = Record<string, number>;

function readPositions(): ScrollPositions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as ScrollPositions;
  } catch {
    return {};
  }
}

function rememberPosition(entry: string, position: number) {
  try {
    const positions = { ...readPositions(), [entry]: position };
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is blocked: going back then begins at the top.
  }
}

/** A new page begins at its top; going back restores the position. */
export function useScrollRestoration({ key, pathname }: Location) {
  const navigationType = useNavigationType();
  const entry = key + pathname;
  const previousPathname = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // A layout effect, so that it stops before the next page, which may be shorter, moves the scroll
  // bar.
  useLayoutEffect(() => {
    let position = 0;
    const follow = () => {
      position = window.scrollY;
    };
    const remember = () => rememberPosition(entry, position);

    // Reading this at once would force a layout in the middle of React's work.
    const firstFrame = requestAnimationFrame(follow);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      cancelAnimationFrame(firstFrame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [entry]);

  useEffect(() => {
    const isNewPage = previousPathname.current !== pathname;
    previousPathname.current = pathname;

    if (navigationType === 'POP') {
      const position = readPositions()[entry];
      const isFirstVisit = position === undefined && !isNewPage;
      return isFirstVisit ? undefined : scrollWhenPossible(position ?? 0);
    }
    if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [entry, pathname, navigationType]);
}

/** Scrolls down as the page grows, until it is long enough or the reader scrolls. */
function scrollWhenPossible(position: number) {
  const isThere = () => {
    window.scrollTo({ top: position, behavior: 'instant' });
    return Math.abs(window.scrollY - position) < 2;
  };
  if (isThere()) return undefined;

  const growing = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const stop = () => growing.disconnect();
  const giveUp = setTimeout(stop, patience);
  const inputs = ['wheel', 'touchstart', 'keydown'] as const;
  for (const input of inputs) window.addEventListener(input, stop, { once: true, passive: true });

  growing.observe(document.body);
  return () => {
    clearTimeout(giveUp);
    stop();
    for (const input of inputs) window.removeEventListener(input, stop);
  };
}
