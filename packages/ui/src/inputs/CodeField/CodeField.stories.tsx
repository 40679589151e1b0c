import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Inputs/CodeField',
  component: CodeField,
  args: { label: 'Code', name: 'code' },
  parameters: describePart({
    use: 'The digits that an app, a text message or a mail gives for one use. Browsers and phones offer to fill it in.',
    avoid: 'Recovery codes have letters: use a `TextField`. A password is a `PasswordField`.',
    dos: ['Say where the code comes from.', 'Let people paste a code with blanks in it.'],
    donts: ['Give each digit a box: pasting, filling in and screen readers stumble over them.'],
    words: 'What it is, and where it stands: “The six digits that your app shows”.',
    anatomy: { Label: 'above', Box: 'digits of one width', Hint: 'below' },
    keyboard: { Tab: 'To the field; phones show their digits.' },
    accessibility:
      'The label is tied to the control, hint and error are read with it, and a new error is announced. Its digits run from left to right in every language.',
  }),
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '492039' } };
export const WithHint: Story = { args: { hint: 'The six digits that your app shows.' } };
export const WithError: Story = {
  args: {
    defaultValue: '492039',
    hint: 'The six digits that your app shows.',
    error: 'This code is wrong, too old, or has been used already.',
  },
};
export const Disabled: Story = { args: { defaultValue: '492039', disabled: true } };
/** As some apps show it, and people copy it. */
export const LongText: Story = {
  args: {
    defaultValue: '49 20 39 11 02 85',
    hint: 'The digits that your app shows, or those of the message that we have sent to your phone.',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Code');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('492039');
    await expect(field).toHaveValue('492039');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Code'));
    await userEvent.paste('492 039');
    await expect(canvas.getByLabelText('Code')).toHaveValue('492 039');
  },
};

export const States: Story = showStates({ hover: 'input', focus: 'input' }, '16rem');
export const Dark: Story = { args: { defaultValue: '492039' }, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { label: 'الرمز', defaultValue: '492039' },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = {
  args: { defaultValue: '492039' },
  globals: { viewport: { value: 'phone320' } },
};
