import { type RefObject, useEffect } from 'react';
import { focusHeading } from './focusHeading.ts';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * After the removal of the entry that has the focus it goes on at the next entry, or else
 * at the screen's heading, instead of at the beginning of the page.
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
      // A navigation or a dialog that closes has its own idea of where to go on.
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
        // A row of a long table is only out of sight.
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
