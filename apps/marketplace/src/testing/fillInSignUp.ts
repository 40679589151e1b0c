import { userEvent, within } from 'storybook/test';
import { hasSettled } from './storiesAt.tsx';

/** Fills the form for signing up in and sends it. Gives the content of the page. */
export async function fillInSignUp(canvasElement: HTMLElement, repetition = 'secret') {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await userEvent.type(main.getByLabelText('Full Name'), 'Bina Rai');
  await userEvent.type(main.getByLabelText('Email'), 'bina@market.example');
  await userEvent.type(main.getByLabelText('Password'), 'secret');
  await userEvent.type(main.getByLabelText('Verify Password'), repetition);
  await userEvent.click(main.getByRole('button', { name: 'Sign Up' }));
  return main;
}
