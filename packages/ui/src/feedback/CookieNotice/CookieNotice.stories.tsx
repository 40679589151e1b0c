import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { CookieNotice } from './CookieNotice.tsx';

const meta = {
  title: 'Feedback/CookieNotice',
  tags: ['new'],
  component: CookieNotice,
  args: {
    children: (
      <>
        We would like to count which pages help people. <a href="#cookies">What we keep</a>
      </>
    ),
    onAccept: fn(),
    onDecline: fn(),
  },
  parameters: describePart({
    use: 'Asks, once, before anything is kept that the site works without.',
    avoid: 'A site that keeps only what it needs asks nothing. News are an `Alert`.',
    dos: ['Make refusing as easy as agreeing: two buttons of one size.'],
    donts: ['Show it where the site keeps only what it works with.'],
    words:
      'Say what would be kept and for what, in one sentence each, without “to improve your experience”.',
    anatomy: {
      Text: 'what is asked and why, with a link to all of it',
      Choices: 'accept and decline, side by side',
    },
    keyboard: {
      Tab: 'Goes through its links and both answers; the page behind it stays in reach.',
      'Enter, Space': 'On an answer: gives it.',
    },
    accessibility:
      'A region with a name. It takes no focus and covers nothing that cannot be scrolled into sight; both answers look alike.',
    frameHeight: '14rem',
  }),
} satisfies Meta<typeof CookieNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: 'We would like to count which pages help people and which do not. '.repeat(5) },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'What we keep' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
export const States: Story = showStatesWithin({
  hover: 'button:first-of-type',
  focus: 'button:last-of-type',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { children: 'نود أن نعرف أي الصفحات تفيد الناس.' },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
