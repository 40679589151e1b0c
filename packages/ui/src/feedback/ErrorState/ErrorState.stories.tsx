import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The services could not be loaded.',
    text: 'The connection was lost. What you typed is still here.',
    onRetry: fn(),
  },
  parameters: describePart({
    use: 'Stands where something would be that could not be loaded, with a way on.',
    avoid:
      'For a list without entries use `EmptyState`; for a form that was refused `Alert`; for an action that failed a toast.',
    dos: ['Offer to try again where trying again may help.'],
    donts: ['Show codes or the words of the machine.'],
    words:
      'Say what could not be done, whose fault it is not, and what to try: “The reviews could not be loaded. Try again.”',
    anatomy: {
      Title: 'what is missing',
      Text: 'why, as far as it helps',
      Action: 'try again, or another way',
    },
    keyboard: { Tab: 'Moves to `Try again`.', Enter: 'Tries again.', Space: 'Tries again.' },
    accessibility:
      'An alert: it is read out when it appears. While it tries again the button waits.',
  }),
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { isRetrying: true } };

/** Nothing that trying again could help. */
export const WithoutRetry: Story = {
  args: { title: 'This service does not exist.' },
  render: ({ title }) => <ErrorState title={title} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { text: 'E_CONNECTION_REFUSED_'.repeat(12) },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
