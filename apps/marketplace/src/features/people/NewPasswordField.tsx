import { PasswordField, type PasswordFieldProps, type PasswordStrength } from '@market/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ratePassword } from './ratePassword.ts';
import { texts } from './NewPasswordField.texts.ts';

/** How long, in milliseconds, after the last key the password is rated. */
const pause = 500;

/** The minimum length, which our server's pages name. Undefined on pages from other servers. */
function readShortest() {
  const named = document.querySelector<HTMLMetaElement>('meta[name="password-length"]');
  return named ? Number(named.content) : undefined;
}

/** A field for a new password, which says what is required and how hard it is to guess. */
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
      hint={shortest ? texts.adviceWithLength(shortest) : texts.advice}
      strength={strength}
      onInput={rate}
    />
  );
}
