import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Description', name: 'description' },
  parameters: describePart({
    use: 'Several lines of text: a description, a comment, a bio. It grows with what is written, where the browser can.',
    avoid: 'What fits on one line is a `TextField`.',
    dos: ['Say how long the text may be where there is a limit.'],
    donts: ['Use it for one line.'],
    words: 'The hint says what helps others: “What do buyers get, and when?”',
    anatomy: {
      Label: 'above',
      Box: 'grows with the text, where the browser can',
      'Hint or fault': 'below',
    },
    keyboard: { Tab: 'Moves the focus to it, and on.', Enter: 'Begins a new line.' },
    accessibility:
      'The label is tied to the control, hint and error are read with it, and a new error is announced.',
  }),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'A complete identity: a logo in three lock-ups, a palette…' },
};
export const WithHint: Story = { args: { hint: 'What you do, and what buyers get.' } };
export const WithError: Story = { args: { error: 'please enter all fields!' } };
export const Disabled: Story = { args: { defaultValue: 'Nothing to change.', disabled: true } };
export const LongText: Story = {
  args: {
    defaultValue: 'A complete identity: a logo in three lock-ups, a palette, a guide. '.repeat(20),
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Description'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('One line{Enter}and another');
    await expect(canvas.getByRole('textbox')).toHaveValue('One line\nand another');
  },
};

export const States: Story = showStates({ hover: 'textarea', focus: 'textarea' }, '16rem');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
