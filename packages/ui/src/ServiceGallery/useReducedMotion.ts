import { useSyncExternalStore } from 'react';

const question = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(question);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether this person asked for as little motion as possible. On a server: yes, to be safe. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(question).matches,
    () => true,
  );
