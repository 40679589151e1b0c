import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { longName, longTitle, openOffer } from '../../testing/samples.ts';
import { OfferCard } from './OfferCard.tsx';

const forBuyer = (
  <>
    <Button>Decline</Button>
    <Button variant="primary">Accept and pay</Button>
  </>
);

const meta = {
  title: 'Market/OfferCard',
  tags: ['new'],
  component: OfferCard,
  args: { offer: openOffer, actions: forBuyer },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'What a seller offers to one buyer alone, in a conversation or on a page of its own.',
    avoid: 'What anybody can order is a `ServiceCard`, or a `PriceCard` on its own page.',
    dos: ['Give the buyer `Accept` and `Decline`, the seller `Withdraw`, as long as it is open.'],
    donts: ['Change an offer: make a new one.'],
    words: 'The title says what is made, the text what was agreed upon.',
    anatomy: {
      State: 'a word on a badge',
      Title: 'what is offered, by whom, for how much',
      Terms: 'days until the delivery, and revisions',
      Expiry: 'until when it can be accepted',
      Actions: 'what one can do with it',
    },
    accessibility:
      'An article named by its title. The state is a word; colour, dot and background only repeat it. Terms are paired with their values as a description list.',
  }),
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: openOffer.title })).toBeVisible();
    await expect(canvas.getByText('Expires on 2026-11-30')).toBeVisible();
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};
export const OfItsSeller: Story = {
  args: { actions: <Button variant="danger">Withdraw</Button> },
};
export const Accepted: Story = {
  args: { offer: { ...openOffer, state: 'accepted' }, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await expect(canvas.queryByText(/Expire/)).toBeNull();
  },
};
export const Declined: Story = {
  args: { offer: { ...openOffer, state: 'declined' }, actions: undefined },
};
export const Withdrawn: Story = {
  args: { offer: { ...openOffer, state: 'withdrawn' }, actions: undefined },
};
export const Expired: Story = {
  args: { offer: { ...openOffer, state: 'expired' }, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired on 2026-11-30')).toBeVisible();
  },
};
export const SellerGone: Story = {
  args: { offer: { ...openOffer, state: 'withdrawn', seller: null }, actions: undefined },
};
export const AnyRevisions: Story = { args: { offer: { ...openOffer, days: 1, revisions: null } } };
export const LongText: Story = {
  args: {
    offer: {
      ...openOffer,
      title: longTitle,
      text: `${longTitle}. `.repeat(5),
      price: 123_456_789.5,
      seller: { fullname: longName },
    },
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkExpired: Story = { ...Expired, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    offer: {
      ...openOffer,
      title: 'دليل هوية لاستوديو ثانٍ',
      text: 'كما اتفقنا: دليل الاستوديو الأول بألوان الثاني.',
    },
    actions: <Button variant="primary">قبول</Button>,
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
