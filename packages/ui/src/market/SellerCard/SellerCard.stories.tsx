import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { brokenPicture, endlessName, gamePicture, mira } from '../../testing/samples.ts';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import { SellerCard } from './SellerCard.tsx';

const meta = {
  title: 'Market/SellerCard',
  component: SellerCard,
  args: { person: mira, profileHref: '#/user/mira' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'Who sells a service: where from, since when, in their own words, and how to reach them.',
    avoid: 'For a name beside something else use an `Avatar` and a link.',
    dos: ['Show since when somebody sells, and how they can be reached.'],
    donts: ['Show an e-mail address to those who are not signed in.'],
    words: 'The words about a person are their own; what is missing says so: “No Bio Available”.',
    anatomy: {
      Person: 'avatar and name',
      Facts: 'where from, and member since when',
      Bio: 'their own words',
      Ways: 'contact, and their profile',
    },
    keyboard: { Tab: 'Moves to `Contact Me`, then to `View Profile`.', Enter: 'Follows the link.' },
    accessibility:
      'Facts are a description list. `Contact Me` is a mail link and is left out when there is no address.',
  }),
} satisfies Meta<typeof SellerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Where a market has messages, a question comes first. */
export const WithQuestion: Story = {
  args: { askHref: '/messages/new' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Ask a question');
  },
};
/** What is known of how somebody sells. */
export const WithStanding: Story = {
  args: {
    badge: <LevelBadge level="two" />,
    facts: [
      { label: 'Completed orders', value: '48' },
      { label: 'On time', value: '96%' },
    ],
  },
};
export const WithPicture: Story = { args: { person: { ...mira, avatar: gamePicture } } };
export const MissingPicture: Story = { args: { person: { ...mira, avatar: brokenPicture } } };

/** All that is certain is a name. */
export const PoorData: Story = { args: { person: { _id: 'x', fullname: 'Mira Shrestha' } } };

export const LongText: Story = {
  args: {
    person: {
      ...mira,
      fullname: endlessName,
      from: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      bio: 'First line.\nSecond line, and then a lot more of it. '.repeat(6),
    },
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'View Profile' }))).toBe(
      '#/user/mira',
    );
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const contact = canvas.getByRole('link', { name: 'Contact Me' });
    await waitFor(() => expect(contact).toHaveFocus());
    await expect(contact).toHaveAttribute('href', 'mailto:mira@example.com');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View Profile' })).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
