import { useSignedInPerson } from './session.ts';

/** Tells password managers whose password a form asks for. Nobody sees it. */
export function PasswordOwner() {
  const person = useSignedInPerson();

  return (
    <input
      type="email"
      name="email"
      autoComplete="username"
      defaultValue={person?.email}
      hidden
      readOnly
    />
  );
}
