import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../data/Icon/Icon.tsx';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Inputs/IconButton',
  component: IconButton,
  args: { icon: <Icon of={Trash2} />, label: 'Remove Logo design', onClick: fn() },
  parameters: describePart({
    use: 'A button with a sign instead of words, where the sign is known to everybody: a bin, a cross, arrows.',
    avoid: 'Where people would have to guess, write the word: `Button`.',
    dos: ['Use signs that everybody knows: a cross, a bin, arrows, a heart.'],
    donts: ['Use it for the main thing to do in a view.'],
    words: 'Its name says what it does and to what: “Remove Logo design”.',
    anatomy: {
      Sign: '24 px or less',
      Surface: '44 px for a finger, whatever is drawn',
      Name: 'read out, and shown as a tooltip',
    },
    keyboard: { Tab: 'Moves the focus to it.', Enter: 'Presses it.', Space: 'Presses it.' },
    accessibility:
      'The label is its name, and names what it works on: `Remove Logo design`, not `Remove`. A pointer over it shows the label, too.',
  }),
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Round: Story = { args: { isRound: true } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Primary: Story = { args: { variant: 'primary' } };
export const Danger: Story = { args: { variant: 'danger' } };
export const Small: Story = { args: { size: 'small', icon: <Icon of={Trash2} size="small" /> } };
export const Large: Story = { args: { size: 'large' } };
export const Disabled: Story = { args: { disabled: true } };

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Logo design' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = showStates({ hover: 'button', focus: 'button', active: 'button' });
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
