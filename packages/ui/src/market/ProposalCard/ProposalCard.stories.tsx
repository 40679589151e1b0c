import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { askedRefund, askedTime, longTitle } from '../../testing/samples.ts';
import { ProposalCard } from './ProposalCard.tsx';

const answers = (
  <>
    <Button variant="primary">Accept</Button>
    <Button>Decline</Button>
  </>
);

const meta = {
  title: 'Market/ProposalCard',
  tags: ['new'],
  component: ProposalCard,
  args: {
    proposal: askedTime,
    side: 'buyer',
    left: 4500,
    dueAt: '2026-11-27T18:00:00.000Z',
    actions: answers,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'What one side of an order proposes to the other, as long as it waits for an answer.',
    avoid: 'What a seller offers before there is an order is an `OfferCard`.',
    dos: [
      'Give the other side `Accept` and `Decline`, the side that proposed it `Take it back`.',
      'Say when it lapses to the minute where hours count: as `deadline`.',
    ],
    donts: ['Let silence count as consent.'],
    words: 'The title says what is proposed, the quotation why.',
    anatomy: {
      Origin: 'whose proposal it is, and for whom it waits',
      Title: 'what is proposed',
      Facts: 'the new day, or what becomes of the money',
      Why: 'in the words of the side that proposes it',
      Deadline: 'when it lapses',
      Actions: 'how it is answered',
    },
    accessibility:
      'An article named by its title. For whom it waits is a word; colour and dot only repeat it. Facts are paired with their values as a description list.',
  }),
} satisfies Meta<typeof ProposalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '3 more days' })).toBeVisible();
    await expect(canvas.getByText('Proposal of the seller')).toBeVisible();
    await expect(canvas.getByText('Waits for you')).toBeVisible();
    await expect(canvas.getByText('2026-11-27')).toBeVisible();
    await expect(canvas.getByText('Without an answer it is declined on 2026-11-19.')).toBeVisible();
  },
};
export const Own: Story = {
  args: { side: 'seller', actions: <Button>Take it back</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your proposal')).toBeVisible();
    await expect(canvas.getByText('Waits for the buyer')).toBeVisible();
  },
};
/** What each side has in the end. */
export const PartOfTheMoney: Story = {
  args: { proposal: askedRefund, side: 'seller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rs.1500 back' })).toBeVisible();
    await expect(canvas.getByText('Rs.3000')).toBeVisible();
  },
};
export const Cancellation: Story = {
  args: {
    proposal: {
      ...askedTime,
      kind: 'cancellation',
      days: null,
      text: 'I have broken my arm, and cannot draw for some weeks.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs.0')).toBeVisible();
  },
};
/** Read by the operator who decides when the two do not agree. */
export const ReadByOthers: Story = {
  args: { proposal: askedRefund, side: undefined, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Proposal of the buyer')).toBeVisible();
    await expect(canvas.getByText('Waits for the seller')).toBeVisible();
  },
};
export const OneDay: Story = { args: { proposal: { ...askedTime, days: 1 }, dueAt: null } };
export const LongText: Story = {
  args: {
    proposal: { ...askedRefund, amount: 9_999_999.5, text: `${longTitle}. `.repeat(6) },
    left: 123_456_789.5,
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    proposal: { ...askedRefund, text: 'رُسمت المسودة الأولى فقط.' },
    side: 'seller',
    actions: <Button variant="primary">قبول</Button>,
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
