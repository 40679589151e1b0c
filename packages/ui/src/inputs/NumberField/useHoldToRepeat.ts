import { useEffect, useRef } from 'react';

const delay = 500;
const pace = 50;

/**
 * Makes a button repeat while it is held: at once, after 500 ms again, then every 50 ms. Gives the
 * handlers for the button. A click without a pointer (keyboard, assistive technology) acts once.
 */
export function useHoldToRepeat(act: () => void) {
  const latestAct = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    latestAct.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => clearTimeout(timer.current);
  const repeat = () => {
    latestAct.current();
    timer.current = setTimeout(repeat, pace);
  };

  return {
    onPointerDown: (event: { button: number }) => {
      if (event.button !== 0) return;
      latestAct.current();
      timer.current = setTimeout(repeat, delay);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: (event: { detail: number }) => {
      if (event.detail === 0) latestAct.current();
    },
  };
}
