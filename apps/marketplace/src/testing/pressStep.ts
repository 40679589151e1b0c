import { userEvent, within } from 'storybook/test';

/** Presses a button of a field for a number. */
export const pressStep = (field: HTMLElement, name: 'More' | 'Less'): Promise<void> =>
  userEvent.click(within(field.parentElement ?? field).getByRole('button', { name }));
