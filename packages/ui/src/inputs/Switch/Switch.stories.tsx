import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  tags: ['new'],
  component: Switch,
  args: { label: 'Away from the market', name: 'isAway', onValueChange: fn() },
  parameters: describePart({
    use: 'A setting that takes effect at once, such as being away. Its label names what is on, and stays the same.',
    avoid: 'What counts only once a form is sent is a `Checkbox`.',
    dos: ['Let it take effect at once, and take it back if that fails.'],
    donts: ['Put it into a form with a button: then it is a `Checkbox`.'],
    words: 'It names what is on: “Away”. The words do not change with the state.',
    anatomy: {
      Label: 'what is on or off',
      Track: 'filled while it is on',
      Knob: 'on the side of the state',
    },
    keyboard: { Tab: 'Moves the focus to it.', Space: 'Turns it on or off.' },
    accessibility:
      "The browser's own checkbox, read as a switch: on or off is announced. Hint and error are read with it; on and off differ by the place of the thumb, not by colour alone.",
  }),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { hint: 'Nobody can order from you until you come back.' },
};
export const WithError: Story = {
  args: { error: 'This could not be saved. Try again.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Away from the market' });
    await expect(control).toHaveAccessibleDescription('This could not be saved. Try again.');
    await expect(control).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Away from the market'), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const DisabledAndOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    label: 'Tell people how soon you usually answer when somebody asks about one of your services',
    hint: 'Counted over the last ninety days, as soon as you have answered five people.',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Away from the market'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('switch')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
  },
};

/** It goes back where what it stands for could not be changed. */
function Refused(props: ComponentProps<typeof Switch>) {
  const [error, setError] = useState<string>();
  return (
    <Switch
      {...props}
      checked={false}
      error={error}
      onValueChange={() => setError('This could not be saved. Try again.')}
    />
  );
}

export const Controlled: Story = {
  render: (args) => <Refused {...args} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This could not be saved. Try again.',
    );
  },
};

export const States: Story = showStates({ hover: 'input', focus: 'input' }, '16rem');
export const Dark: Story = { ...On, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...On, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...On, globals: { viewport: { value: 'phone320' } } };
