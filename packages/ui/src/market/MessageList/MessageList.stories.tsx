import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { endlessName, openOffer } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { OfferCard } from '../OfferCard/OfferCard.tsx';
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
      Subject: 'the service or order that it is about, and the way there',
      Files: 'a `FileList`, which fetches them',
      Attachment: 'what else was sent, such as an `OfferCard`',
      State: 'sending, not sent, with another try, or not shown yet, and why',
      Note: 'what to mind about it',
      Seen: 'at the newest own message that the other one has seen',
      'Delete, report': 'show under the pointer, with the focus, and always where nothing points',
    },
    keyboard: {
      Tab: 'Moves the focus to it, and to its buttons.',
      'Arrow keys': 'Scroll it.',
    },
    accessibility:
      'A log: what comes is announced, older messages that are shown are not. Each message says who wrote it; what was not sent says so in words. Each runs in the direction of its own words.',
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
/** Somebody of the market looks at it first; its sender is told. */
export const Held: Story = {
  args: {
    messages: [
      ...messages,
      say('four', 'Call me: 980 123 4567', {
        isOwn: true,
        state: 'held',
        reason: 'It seems to hold contact details, so that somebody looks at it first.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Not shown yet\./)).toBeVisible();
  },
};
export const WithNote: Story = {
  args: {
    messages: [
      say('one', 'You can also pay me directly.', {
        notes: ['What is paid outside of the market is not protected.'],
      }),
    ],
  },
};
export const Deleted: Story = {
  args: {
    messages: [
      say('one', '', { isDeleted: true }),
      say('two', 'Not for you', { isOwn: true, isDeleted: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Not for you')).toBeNull();
    await expect(canvas.getAllByText(/This message was deleted/)).toHaveLength(2);
  },
};
export const Seen: Story = {
  args: { seenId: 'two' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Seen')).toHaveLength(1);
  },
};
/** What it is about, files, one of which is being checked, and an offer. */
export const WithAttachments: Story = {
  args: {
    messages: [
      say('one', 'Would you do this for our second studio, too?', {
        isOwn: true,
        subject: { title: 'I will design your brand identity', href: '/service/brand' },
      }),
      say('two', 'With pleasure. These are the sketches of the first one.', {
        files: [
          { id: 'sketches', name: 'sketches.pdf', size: 1_234_567 },
          { id: 'mark', name: 'mark.svg', size: 840, state: 'checking' },
        ],
      }),
      say('three', '', {
        isOwn: true,
        files: [{ id: 'menu', name: 'our-menu.pdf', size: 96_000 }],
      }),
      say('four', 'That is what it would cost:', {
        attachment: <OfferCard offer={openOffer} actions={<Button>Decline</Button>} />,
      }),
    ],
    onFetch: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'sketches.pdf' }));
    await expect(args.onFetch).toHaveBeenCalledWith('sketches');
    await expect(canvas.getByRole('article', { name: openOffer.title })).toBeVisible();
  },
};
/** Each message runs as its own words do, whatever the page does. */
export const MixedDirections: Story = {
  args: {
    messages: [
      say('one', 'متى يمكنك أن تبدأ؟ أحتاج إلى شعار وقائمة طعام.', { author: 'ليلى حداد' }),
      say('two', 'On Monday. Is “مقهى النيل” the name?', { isOwn: true }),
      say('three', 'نعم، Café Nil بالحروف اللاتينية.', { author: 'ليلى حداد' }),
    ],
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/متى يمكنك/);
    await expect(getComputedStyle(words).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText(/On Monday/)).direction).toBe('ltr');
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

/** A reader who sees the end goes on seeing it. */
export const Following: Story = {
  args: { messages: many },
  render: (args) => <MessagesOnPage {...args} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Messages' });
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(list.scrollTop + list.clientHeight).toBeGreaterThan(list.scrollHeight - 2);
  },
};
/** A reader further up is not taken away from there. */
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
    // The reader still sees the oldest of them.
    await expect(isInSight(canvas.getByText('Message 9901'), list)).toBe(true);
    await waitFor(() => expect(log).not.toHaveAttribute('aria-live'), { timeout: 3000 });

    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }));
    await expect(canvas.getByText('Message 9701')).toBeInTheDocument();
    list.scrollTop = list.scrollHeight;
  },
};

export const ByPointer: Story = {
  args: {
    messages: [
      messages[0] as Message,
      say('two', 'A slip', { isOwn: true, isDeletable: true }),
      say('four', 'Thank you!', { isOwn: true, state: 'failed' }),
    ],
    onRetry: fn(),
    onDelete: fn(),
    onReport: fn(),
  },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Delete this message' });
    await userEvent.click(first as HTMLElement);
    await expect(args.onDelete).toHaveBeenCalledWith('two');
    await userEvent.click(canvas.getByRole('button', { name: 'Report this message' }));
    await expect(args.onReport).toHaveBeenCalledWith('one');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('four');
  },
};
export const ByKeyboard: Story = {
  args: { onShowOlder: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus());
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
