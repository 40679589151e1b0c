import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { describePart } from '../../testing/describePart.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    text: 'Only you can see your wishlist.',
    children: <IconButton label="Wishlist" icon={<Icon of={Heart} />} isRound />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', paddingBlockStart: '5rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'Explains what the pointer or the focus is on, in a few words.',
    avoid:
      'What nobody may miss stands on the page: on a phone there is no pointer to rest. It is no place for links or buttons.',
    dos: ['Explain a sign, a short word or a figure.'],
    donts: ['Hide in it what somebody needs to go on: fingers have no hover.'],
    words: 'At most eight words, no full stop.',
    anatomy: {
      Target: 'what the pointer or the focus is on',
      Words: 'above or below it, inside the window',
    },
    keyboard: { Tab: 'Moving the focus onto it shows it.', Escape: 'Hides it.' },
    accessibility:
      'Describes what it belongs to. The pointer may rest on the tooltip itself; it waits 300 ms before it opens.',
  }),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Wishlist' });

    await userEvent.tab();
    await expect(button).toHaveAccessibleDescription('Only you can see your wishlist.');
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Wishlist' }));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

/** As it looks when it is open. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    text: 'A tooltip that has more to say than a tooltip should, and so needs several lines for it.',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } };
