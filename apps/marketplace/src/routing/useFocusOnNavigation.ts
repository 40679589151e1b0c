import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/**
 * After a navigation, moves the focus to the new screen's heading, so that screen readers begin
 * there. An element that still has the focus keeps it, and so does the search box while its list
 * follows what is typed.
 *
 * @param followsSearch Whether the screen at an address lists what is being searched for.
 */
export function useFocusOnNavigation(
  main: RefObject<HTMLElement | null>,
  pathname: string,
  followsSearch: (pathname: string) => boolean,
) {
  const previous = useRef(pathname);

  useEffect(() => {
    const left = previous.current;
    previous.current = pathname;
    const screen = main.current;
    if (left === pathname || !screen || screen.contains(document.activeElement)) return undefined;
    if (followsSearch(left) && document.activeElement?.closest('[role=search]')) return undefined;

    screen.focus({ preventScroll: true });
    return whenHeadingIsThere(screen, (heading) => {
      if (document.activeElement !== screen && document.activeElement !== document.body) return;
      focusHeading(heading);
    });
  }, [main, pathname, followsSearch]);
}

/** A screen that is loading may have no heading yet. Returns a function that stops waiting. */
function whenHeadingIsThere(screen: HTMLElement, onHeading: (heading: HTMLElement) => void) {
  const find = () => {
    const heading = screen.querySelector('h1');
    if (heading) onHeading(heading);
    return Boolean(heading);
  };
  if (find()) return undefined;

  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect();
  });
  observer.observe(screen, { childList: true, subtree: true });
  return () => observer.disconnect();
}
