import { PasswordField, type PasswordFieldProps, type PasswordStrength } from '@market/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ratePassword } from './ratePassword.ts';

/** How long nothing is typed, in milliseconds, until something is said about it. */
const pause = 500;

/** How many characters our own server wants, which its pages name. Undefined on the pages of others. */
function readShortest() {
  const named = document.querySelector<HTMLMetaElement>('meta[name="password-length"]');
  return named ? Number(named.content) : undefined;
}

const advice = 'A few words that do not belong together are best.';

/** Where a new password is chosen: says what is wanted of it, and how hard it is to guess. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'hint' | 'strength'>) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const [shortest] = useState(readShortest);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(waiting.current), []);

  const rate = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      const { value } = currentTarget;
      setStrength(value ? ratePassword(value, shortest) : null);
    }, pause);
  };

  return (
    <PasswordField
      autoComplete="new-password"
      {...props}
      hint={shortest ? `At least ${shortest} characters. ${advice}` : advice}
      strength={strength}
      onInput={rate}
    />
  );
}
