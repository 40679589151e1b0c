import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { endlessName } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { type Message, MessageList, type MessageListProps } from './MessageList.tsx';

const say = (id: string, text: string, more: Partial<Message> = {}): Message => ({
  id,
  text,
  author: 'Mira Shrestha',
  date: '2026-11-18T09:12:00.000Z',
  ...more,
});

const messages = [
  say('one', 'Hello! Which name shall stand below the mark?', { isOwn: false }),
  say('two', 'Only “Sherpa”, please.\nNo slogan.', { isOwn: true, author: 'Maya Tamang' }),
  say('three', 'Good. You will have three sketches on Friday.'),
];
const many = Array.from({ length: 40 }, (_, index) =>
  say(String(index), `Message ${index + 1}`, { isOwn: index % 3 === 0 }),
);

const isInSight = (element: Element, frame: Element) => {
  const { top } = element.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  return top >= box.top && top < box.bottom;
};

/** Another message comes when the button is pressed. */
function MessagesOnPage(props: MessageListProps) {
  const [all, setAll] = useState(props.messages);
  return (
    <>
      <MessageList {...props} messages={all} style={{ blockSize: 240 }} />
      <Button onClick={() => setAll([...all, say('new', 'The newest message')])}>Receive</Button>
    </>
  );
}

const meta = {
  title: 'Market/MessageList',
  tags: ['new'],
  component: MessageList,
  args: { messages },
  parameters: describePart({
    use: 'The messages of one conversation, above a `MessageComposer`. Give it a height, and it scrolls. However many there are, it renders the newest hundred, and a hundred more whenever one scrolls near to the first of them.',
    avoid: 'What has happened to an order is a `Timeline`.',
    dos: ['Keep the place in sight when older ones are loaded.'],
    donts: ['Mark with colour alone whose a message is.'],
    words: 'Messages are shown as written. States are words: “Sending”, “Not sent.”',
    anatomy: {
      Older: 'brings what came before',
      Message: 'whose, when, and what',
      State: 'sending or not sent, with another try',
    },
    keyboard: {
      Tab: 'Moves the focus to it, and to its buttons.',
      'Arrow keys': 'Scroll it.',
    },
    accessibility:
      'A log: what comes is announced, older messages that are shown are not. Each message says who wrote it; what was not sent says so in words.',
  }),
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = {
  args: { messages: [...messages, say('four', 'Thank you!', { isOwn: true, state: 'sending' })] },
};
export const Failed: Story = {
  args: {
    messages: [...messages, say('four', 'Thank you!', { isOwn: true, state: 'failed' })],
    onRetry: fn(),
  },
};
export const Empty: Story = { args: { messages: [] } };
export const One: Story = { args: { messages: messages.slice(0, 1) } };
export const Loading: Story = { args: { onShowOlder: fn(), isLoading: true } };
export const Many: Story = {
  args: { messages: many, onShowOlder: fn(), style: { blockSize: 320 } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Messages' });
    await expect(list.scrollTop + list.clientHeight).toBeGreaterThan(list.scrollHeight - 2);
  },
};
export const LongText: Story = {
  args: { messages: [say('long', `${endlessName} `.repeat(3)), ...messages] },
  globals: { viewport: { value: 'phone320' } },
};

/** Whoever sees the end goes on seeing it. */
export const Following: Story = {
  args: { messages: many },
  render: (args) => <MessagesOnPage {...args} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Messages' });
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(list.scrollTop + list.clientHeight).toBeGreaterThan(list.scrollHeight - 2);
  },
};
/** Whoever reads further up is not taken away from there. */
export const ReadingOlder: Story = {
  ...Following,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Messages' });
    list.scrollTop = 100;
    list.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(list.scrollTop).toBe(100);
  },
};

/** Of ten thousand only a hundred are rendered, and those before them when one goes there. */
export const TenThousand: Story = {
  args: {
    messages: Array.from({ length: 10_000 }, (_, index) =>
      say(String(index), `Message ${index + 1}`, { isOwn: index % 3 === 0 }),
    ),
    style: { blockSize: 320 },
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Messages' });
    const log = canvas.getByRole('log');
    await expect(log.childElementCount).toBe(100);
    await expect(canvas.getByText('Message 10000')).toBeVisible();

    list.scrollTop = 0;
    await waitFor(() => expect(log.childElementCount).toBe(200));
    await expect(log).toHaveAttribute('aria-live', 'off');
    // Whoever read the oldest of them still does.
    await expect(isInSight(canvas.getByText('Message 9901'), list)).toBe(true);
    await waitFor(() => expect(log).not.toHaveAttribute('aria-live'), { timeout: 3000 });

    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }));
    await expect(canvas.getByText('Message 9701')).toBeInTheDocument();
    list.scrollTop = list.scrollHeight;
  },
};

export const ByPointer: Story = {
  ...Failed,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('four');
  },
};
export const ByKeyboard: Story = {
  args: { onShowOlder: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowOlder).toHaveBeenCalledOnce();
  },
};

export const States: Story = { ...Failed, ...showStatesWithin({ focus: 'button' }) };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    messages: [say('one', 'مرحبا! متى تبدأ؟'), say('two', 'يوم الجمعة.', { isOwn: true })],
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
