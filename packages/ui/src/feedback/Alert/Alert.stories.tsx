import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'negative', children: 'Invalid Email or Password' },
  parameters: describePart({
    use: 'Tells what has just happened, where it happened, until something changes.',
    avoid:
      'What only needs to be noticed in passing is a toast. What is wrong with one field is its `error`.',
    dos: ['Say what has happened and what to do next, in two sentences at most.'],
    donts: [
      'Use it for what stands on the page from the start: that is a `Notice`.',
      'Show two of them at once.',
    ],
    words:
      'Begin with the outcome: “Your order has been placed.” Never blame: “That password is not right”, not “You typed…”.',
    anatomy: {
      Sign: 'repeats the tone',
      Text: 'what has happened',
      'Way on': 'a link or button, where there is one',
    },
    keyboard: { Tab: 'Moves the focus to the cross, if there is one.' },
    accessibility:
      'Problems and warnings are announced at once. The rest is when it stands in a live region that was there before. A sign says the tone besides the colour.',
  }),
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid Email or Password');
  },
};
export const Positive: Story = {
  args: { tone: 'positive', children: 'We have sent you a mail with a link.' },
};
export const Warning: Story = { args: { tone: 'warning', children: 'The server answers slowly.' } };
export const Info: Story = { args: { tone: 'info', children: 'Prices are in rupees.' } };

// Shows K21, K22, K23.
export const Floating: Story = {
  args: { isFloating: true, tone: 'info', children: 'You are offline.' },
  play: async ({ canvas }) => {
    const alert = canvas.getByText('You are offline.').parentElement as HTMLElement;
    const { top, left, right } = alert.getBoundingClientRect();

    await expect(top).toBe(10);
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThan(2);
    await expect(getComputedStyle(alert).animationDuration).toBe('0.25s');
  },
};

export const LongText: Story = {
  args: {
    children: 'The server could not be reached, and what you have typed is still here. '.repeat(3),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  args: { tone: 'info', children: 'Prices are in rupees.', onDismiss: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Dismissing: Story = {
  args: { tone: 'info', children: 'Prices are in rupees.', onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  args: { onDismiss: fn() },
  ...showStates({ focus: 'button' }, '20rem'),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
