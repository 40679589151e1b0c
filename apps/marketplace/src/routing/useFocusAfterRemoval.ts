import { type RefObject, useEffect } from 'react';
import { focusHeading } from './focusHeading.ts';

const focusable = ':is(a[href],button:enabled,input:enabled,select:enabled,textarea:enabled)';

/**
 * When the focused entry is removed, moves the focus to the next entry, or else to the screen's
 * heading, instead of the top of the page.
 */
export function useFocusAfterRemoval(main: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const screen = main.current;
    if (!screen) return undefined;
    let latest: Node | null = null;
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      latest = target instanceof Node ? target : null;
    };
    const goOn = (neighbours: (Node | null)[]) => {
      // A navigation or a closing dialog moves the focus itself.
      if (document.activeElement !== document.body) return;
      const [next] = neighbours.flatMap((entry) =>
        entry instanceof Element && entry.isConnected && entry.matches('li, article')
          ? [...entry.querySelectorAll<HTMLElement>(focusable)]
          : [],
      );
      const heading = screen.querySelector('h1');
      if (next) next.focus();
      else if (heading) focusHeading(heading);
    };
    const observer = new MutationObserver((changes) => {
      const removal = changes.find(({ removedNodes }) =>
        // A row of a long table has only scrolled out of sight.
        [...removedNodes].some((node) => node.nodeName !== 'TR' && node.contains(latest)),
      );
      if (!removal) return;
      latest = null;
      const { nextSibling, previousSibling } = removal;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => goOn([nextSibling, previousSibling]));
    });

    screen.addEventListener('focusin', remember);
    observer.observe(screen, { childList: true, subtree: true });
    return () => {
      screen.removeEventListener('focusin', remember);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [main]);
}
