import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * Opens and closes a popover, and knows whether it is open: the browser closes it on Escape and on a
 * press elsewhere. One without popovers shows it by its styles, until the focus goes elsewhere.
 */
export function usePopover(onOpenChange?: (isOpen: boolean) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const tell = useRef(onOpenChange);
  useEffect(() => {
    tell.current = onOpenChange;
  });

  useEffect(() => {
    const element = popup.current;
    const follow = (event: Event) => {
      // Popovers within it tell their own story.
      if (event.target !== element) return;
      const isNowOpen = (event as ToggleEvent).newState === 'open';
      setIsOpen(isNowOpen);
      tell.current?.(isNowOpen);
    };
    element?.addEventListener('toggle', follow);
    return () => element?.removeEventListener('toggle', follow);
  }, []);

  const setShown = (isShown: boolean) => {
    if (hasPopovers()) {
      popup.current?.togglePopover(isShown);
      return;
    }
    flushSync(() => setIsOpen(isShown));
    tell.current?.(isShown);
  };

  return {
    popup,
    isOpen,
    setShown,
    /** The press that toggles it closes it first, as a press elsewhere. */
    rememberOpen: () => {
      wasOpen.current = isOpen;
    },
    wasOpen,
    closeOnLeave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!hasPopovers() && !currentTarget.contains(relatedTarget as Node | null)) setShown(false);
    },
  };
}
