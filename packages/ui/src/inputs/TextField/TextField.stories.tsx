import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Full Name', name: 'fullname', onChange: fn() },
  parameters: describePart({
    use: 'One line of text: names, e-mail addresses, phone numbers. `ref` and every attribute of an `<input>` reach the input, so that any library for forms fits.',
    avoid:
      'Passwords are a `PasswordField`, several lines a `TextArea`, numbers a `NumberField`, a few known values a `Select`. A placeholder is no label.',
    dos: ['Make it as wide as what is expected in it.'],
    donts: ['Put the label into the box: it is gone when it is needed.'],
    words:
      'The label is a noun of one to three words. A fault says what would be right: “Write it as name@example.com.”',
    anatomy: {
      Label: 'above',
      Box: 'what is typed',
      Action: 'what is done with it at once, where there is something',
      Hint: 'what is expected',
      Fault: 'what is not right, in place of the hint',
    },
    keyboard: { Tab: 'Moves the focus to it.', Enter: 'Submits the form.' },
    accessibility:
      'The label is tied to the control, hint and error are read with it, and a new error is announced.',
  }),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Asha Rai' } };
export const WithPlaceholder: Story = {
  args: { label: 'Email', type: 'email', placeholder: 'asha@example.com' },
};
export const WithHint: Story = {
  args: { label: 'Phone Number', type: 'tel', hint: 'The seller will call you on it.' },
};

/** What is typed is tried at once, ahead of the rest of the form. */
export const WithAction: Story = {
  args: {
    label: 'Coupon',
    defaultValue: 'HELLO-10',
    action: <Button size="small">Apply</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Coupon' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus());
  },
};

export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'asha',
    error: 'This is no e-mail address.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });

    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This is no e-mail address.');
  },
};

export const Disabled: Story = { args: { defaultValue: 'Asha Rai', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'Asha Rai', readOnly: true } };

export const LongText: Story = {
  args: {
    label: 'A label that says more than a label should, because somebody could not stop',
    hint: 'A hint that goes on for long enough to need a second line on a phone, and maybe a third.',
    defaultValue: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });

    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Asha Rai');
    await expect(field).toHaveValue('Asha Rai');
    await expect(args.onChange).toHaveBeenCalledTimes(8);
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Full Name'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const States: Story = showStates({ hover: 'input', focus: 'input' }, '16rem');
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithHint, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
