import { useSyncExternalStore } from 'react';

const question = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(question);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * Whether this person asked for as little motion as possible. On a server nobody has: most have not,
 * and for them the page need not change once it is taken over.
 */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(question).matches,
    () => false,
  );
