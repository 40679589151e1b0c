import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { type ToastTone, useToast } from './useToast.ts';

interface SayProps {
  text: string;
  tone: ToastTone;
}

/** Says something when it is pressed. */
function Say({ text, tone }: SayProps) {
  const showToast = useToast();

  return <Button onClick={() => showToast(text, tone)}>Say it</Button>;
}

const meta = {
  title: 'Feedback/Toasts',
  component: Say,
  subcomponents: { ToastProvider },
  args: { text: 'Service Added To Cart!!', tone: 'positive' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await waitFor(() => expect(screen.getByText(args.text.replaceAll('  ', ' '))).toBeVisible());
  },
  parameters: describePart({
    use: 'Tells in passing how something went. `ToastProvider` stands once around the site; `const showToast = useToast()` says it: `showToast(text, tone)`. Shown for 5000 ms at the lower edge, in the middle.',
    avoid:
      'What people must act upon is an `Alert` or a dialog: a toast is gone before everybody has read it.',
    dos: ['Use it for what people have just done themselves: “Saved.”'],
    donts: ['Use it for what has to be read or done: it goes away.'],
    words: 'One sentence of at most ten words. No title, no “Success!”.',
    anatomy: {
      Sign: 'repeats the tone',
      Text: 'what has happened',
      Close: 'for those who read more slowly',
    },
    accessibility:
      'Announced when there is a pause, in the one place of all toasts. The tone has a sign besides its colour. It takes no focus.',
  }),
} satisfies Meta<typeof Say>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Negative: Story = {
  args: { text: 'Your card was declined.', tone: 'negative' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    const toast = await screen.findByText('Your card was declined.');
    await expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
    await expect(toast.closest('[role]')).toBeNull();
  },
};

/** Seen only, and once: screen readers hear the same from every part of the page that failed. */
export const Echo: Story = {
  args: { text: 'The orders are being sorted.', tone: 'echo' },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Say it' }));
    await waitFor(() => expect(screen.getByText(args.text)).toBeVisible());
    await expect(screen.getByText(args.text).closest('[aria-hidden]')).not.toBeNull();
  },
};

export const Info: Story = { args: { text: 'You are signed out.', tone: 'info' } };

/** No more than three at once. */
export const Many: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Say it' });

    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByText('Service Added To Cart!!')).toHaveLength(2));
  },
};

export const LongText: Story = {
  args: {
    text: 'There was  some issue in payment processing!! The bank has said that it would like to hear from you before it pays.',
    tone: 'negative',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
