import { userEvent, within } from 'storybook/test';
import { hasSaid, hasSettled } from './storiesAt.tsx';

interface TypedPasswords {
  /** Defaults to one that is taken. */
  password?: string;
  /** Defaults to the password. */
  repetition?: string;
}

/** Fills the form for signing up in and sends it. Gives the content of the page. */
export async function fillInSignUp(canvasElement: HTMLElement, passwords: TypedPasswords = {}) {
  const { password = 'a new secret', repetition = password } = passwords;
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('Full Name'), 'Bina Rai');
  await userEvent.type(main.getByLabelText('Email'), 'bina@market.example');
  await userEvent.type(main.getByLabelText('Password'), password);
  await userEvent.type(main.getByLabelText('Verify Password'), repetition);
  await hasSaid(/longer is better$/);
  await userEvent.click(main.getByRole('button', { name: 'Sign Up' }));
  return main;
}
