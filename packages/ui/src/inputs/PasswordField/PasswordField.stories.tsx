import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password' },
  parameters: describePart({
    use: 'A password. It is masked until its button shows it. Give `autoComplete="new-password"` where a new one is chosen, and with `strength` how hard it is to guess.',
    avoid: 'For nothing else: masking what is no secret only makes for mistakes.',
    dos: ['Let people paste, and see what they type.'],
    donts: ['Ask to type it twice where it can be shown.'],
    words: 'What is expected is said before, not after: “At least 8 characters”.',
    anatomy: {
      Label: 'above',
      Box: 'masked',
      Eye: 'shows and masks',
      Strength: 'how hard it is to guess, in a word',
    },
    keyboard: {
      Tab: 'From the field to the button that shows it.',
      Space: 'On the button: shows or hides.',
    },
    accessibility:
      'The label is tied to the control, hint, strength and error are read with it, and a new error or strength is announced. Tell another strength when typing pauses: with each letter nobody could listen. The steps say nothing that the words do not.',
  }),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'correct horse' } };
export const WithHint: Story = { args: { hint: 'At least 8 characters.' } };
export const WithError: Story = {
  args: { defaultValue: 'abc', error: 'Passwords do not match!!' },
};

export const Untyped: Story = { args: { hint: 'At least 8 characters.', strength: null } };
export const Weak: Story = {
  args: {
    hint: 'At least 8 characters.',
    defaultValue: 'secret99',
    strength: { score: 1, words: 'Weak' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters. Weak',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Weak');
  },
};
export const Fair: Story = {
  args: { defaultValue: 'correct horse', strength: { score: 2, words: 'Fair' } },
};
export const Good: Story = {
  args: { defaultValue: 'correct horse bat', strength: { score: 3, words: 'Good' } },
};
export const Strong: Story = {
  args: {
    defaultValue: 'correct horse battery staple',
    strength: { score: 4, words: 'Strong' },
  },
};
export const StrongRightToLeft: Story = { ...Good, globals: { direction: 'rtl', language: 'ar' } };
export const WeakAndWrong: Story = {
  args: { ...Weak.args, error: 'This is one of the most common passwords.' },
  globals: { theme: 'dark' },
};

export const Disabled: Story = { args: { defaultValue: 'correct horse', disabled: true } };
export const LongText: Story = {
  args: { defaultValue: 'correct horse battery staple '.repeat(4) },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  ...Filled,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');

    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is typed' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide what is typed' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const ByKeyboard: Story = {
  ...Filled,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const States: Story = showStates({ hover: 'button', focus: 'input' }, '16rem');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
