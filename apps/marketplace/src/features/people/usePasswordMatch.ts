import { useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';

/** How long, in milliseconds, until a mismatch is reported. */
const mismatchDelay = 500;

/**
 * Compares a new password with its repetition. A mismatch is reported half a second later, so that
 * people notice it as the answer to pressing the button.
 */
export function usePasswordMatch() {
  const [mismatch, setMismatch] = useState<string>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(waiting.current), []);

  const isMatch = (password: string, repetition: string) => {
    clearTimeout(waiting.current);
    setMismatch(undefined);
    if (password === repetition) return true;
    waiting.current = setTimeout(() => setMismatch(texts.differentPasswords), mismatchDelay);
    return false;
  };
  return { mismatch, isMatch };
}
