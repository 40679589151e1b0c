import { screen, userEvent, within } from 'storybook/test';
import { hasSaid } from './storiesAt.tsx';

/** Says what is wrong in the dialog of this name that has been asked for, and waits for the thanks. */
export async function sendReport(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Insults or threats' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await hasSaid('Thank you. Somebody of the market looks at it.');
}
