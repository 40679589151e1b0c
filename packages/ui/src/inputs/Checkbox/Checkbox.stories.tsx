import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  tags: ['new'],
  component: Checkbox,
  args: { label: 'Only services with reviews', name: 'reviewed', onValueChange: fn() },
  parameters: describePart({
    use: 'Something to agree to, or one of several things of which any number may be chosen. It counts when the form is sent.',
    avoid:
      'What takes effect at once is a `Switch`; one out of several is a `RadioGroup` or a `Select`.',
    dos: ['Say it so that a tick means yes: “Send me offers”.'],
    donts: [
      'Use it for what takes effect at once: that is a `Switch`.',
      'Tick it beforehand where people agree to something.',
    ],
    words: 'A positive statement, no question, no full stop.',
    anatomy: {
      Box: 'empty, ticked, or partly for a group',
      Label: 'part of what can be pressed',
      Hint: 'below, where the label is not enough',
    },
    keyboard: { Tab: 'Moves the focus to it.', Space: 'Checks or unchecks it.' },
    accessibility:
      "The browser's own checkbox: hint and error are read with it, a new error is announced, and half-checked is told as mixed. A press on the label counts; 44 px tall for fingers.",
  }),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = {
  args: { label: 'All messages', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const WithHint: Story = { args: { hint: 'Leaves out what nobody has rated yet.' } };
export const WithError: Story = {
  args: { label: 'I agree to the terms', error: 'Agree to the terms to go on.' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(checkbox).toHaveAccessibleDescription('Agree to the terms to go on.');
    await expect(checkbox).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Only services with reviews'), {
      pointerEventsCheck: 0,
    });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const DisabledAndChecked: Story = { args: { disabled: true, defaultChecked: true } };
/** The label holds a link of its own. */
export const WithLink: Story = {
  args: {
    label: (
      <>
        I agree to the <a href="#terms">terms of the market</a>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    label: 'Write to me when somebody offers what I have searched for in the last three months',
    hint: 'At most once a day, and you can end it with one press in every letter that we send.',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Only services with reviews'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
};

/** The form around it has the last word. */
function AtMostOnce(props: ComponentProps<typeof Checkbox>) {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <Checkbox
      {...props}
      checked={isChecked}
      onValueChange={(next) => setIsChecked(isChecked || next)}
    />
  );
}

export const Controlled: Story = {
  render: (args) => <AtMostOnce {...args} />,
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
  },
};

export const States: Story = showStates({ hover: 'input', focus: 'input' }, '16rem');
export const Dark: Story = { ...Checked, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Checked, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Checked, globals: { viewport: { value: 'phone320' } } };
