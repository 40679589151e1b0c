import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { brokenPicture, longName, longTitle, posterPicture } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { ConversationList } from './ConversationList.tsx';

const conversations = [
  {
    id: 'mira',
    name: 'Mira Shrestha',
    picture: posterPicture,
    excerpt: 'Here are the three sketches. Tell me which one speaks to you.',
    date: '2026-11-18T09:12:00.000Z',
    writtenDate: '09:12',
    subject: 'I will design your brand identity',
    href: '/messages/mira',
    unreadCount: 2,
  },
  {
    id: 'dev',
    name: 'Dev Karki',
    excerpt: 'Next week would suit me.',
    date: '2026-11-17T10:00:00.000Z',
    href: '/messages/dev',
  },
  {
    id: 'sara',
    name: 'Sara Thapa',
    excerpt: 'Thank you!',
    isOwn: true,
    isMuted: true,
    date: '2026-11-02T10:00:00.000Z',
    href: '/messages/sara',
  },
];

const meta = {
  title: 'Market/ConversationList',
  tags: ['new'],
  component: ConversationList,
  args: { conversations, currentId: 'dev' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'All conversations of a person, beside the one that is open or, on a phone, before it.',
    avoid: 'The messages of one of them are a `MessageList`.',
    dos: ['Put what is unread and newest first.'],
    donts: ['Show more than one line of the last message.'],
    words:
      'Without a conversation it says so: “You have no conversations yet.” Where one was looked for: “No conversation matches.”',
    anatomy: {
      Person: 'avatar and name',
      'Last message': 'one line, with its time, and whether it is one’s own',
      Subject: 'the service or order that it is about',
      Unread: 'how many, in words, too',
      Muted: 'a sign, and a word for screen readers',
      'Show older': 'where there are more',
    },
    keyboard: { Tab: 'Goes from conversation to conversation.', Enter: 'Opens it.' },
    accessibility:
      'A named list of links; the open one is the current one. How many messages are unread is said in words.',
  }),
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { conversations: [] } };
export const NoneMatching: Story = {
  args: { conversations: [], isFiltered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No conversation matches.')).toBeVisible();
  },
};
export const WithOlder: Story = {
  args: { onShowOlder: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older conversations' }));
    await expect(args.onShowOlder).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { onShowOlder: fn(), isLoading: true } };
/** A name and a message in Arabic, in a list that runs left to right. */
export const MixedDirections: Story = {
  args: {
    conversations: conversations.slice(0, 1).map((each) => ({
      ...each,
      name: 'ليلى حداد',
      excerpt: 'متى يمكنك أن تبدأ؟',
      isOwn: true,
    })),
  },
};
export const One: Story = { args: { conversations: conversations.slice(0, 1) } };
export const BrokenPicture: Story = {
  args: {
    conversations: conversations.slice(0, 1).map((each) => ({ ...each, picture: brokenPicture })),
  },
};
export const Many: Story = {
  args: {
    conversations: Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      name: `Person ${index + 1}`,
      excerpt: 'When can you begin?',
      date: '2026-11-10T15:45:00.000Z',
      href: `/messages/${index}`,
      unreadCount: index === 0 ? 1200 : 0,
    })),
  },
};
export const LongText: Story = {
  args: {
    conversations: conversations
      .slice(0, 1)
      .map((each) => ({ ...each, name: longName, excerpt: longTitle, subject: longTitle })),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: /Sara Thapa/ }))).toBe(
      '/messages/sara',
    );
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Mira Shrestha.*2 unread/ })).toHaveFocus(),
    );
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Dev Karki');
  },
};

export const States: Story = showStatesWithin({
  hover: 'li:nth-child(3) a',
  focus: 'li:nth-child(1) a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
