import { useEffect, useRef } from 'react';

/** Gives what the title of a part has for its `ref`: it takes the focus if whatever had it is gone. */
export function useOwnFocus(takesFocus: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return title;
}
