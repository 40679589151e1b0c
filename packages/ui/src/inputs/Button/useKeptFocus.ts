import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A disabled button cannot hold the focus: somebody who pressed it by keyboard would have to find it
 * again. It gets the focus back when it is enabled, unless that has gone elsewhere.
 */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, isDisabled: boolean) {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (isDisabled) {
      hadFocus.current = document.activeElement === button.current;
      return;
    }
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = false;
  }, [button, isDisabled]);
}
