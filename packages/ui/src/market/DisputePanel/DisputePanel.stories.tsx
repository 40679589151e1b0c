import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { decidedDispute, longTitle, openDispute } from '../../testing/samples.ts';
import { DisputePanel } from './DisputePanel.tsx';

const meta = {
  title: 'Market/DisputePanel',
  tags: ['new'],
  component: DisputePanel,
  args: { dispute: openDispute, side: 'buyer' },
  parameters: describePart({
    use: 'What the two sides of an order do not agree about, for them and for the operator.',
    avoid: 'What is only proposed, and may still be agreed upon, is a `ProposalCard`.',
    dos: ['Say above it what the reader can do now, and until when.'],
    donts: ['Shorten what somebody says: it is what is decided about.'],
    words: 'Each side in its own words; the decision in a sentence, then its reasons.',
    anatomy: {
      Side: 'what it says, and what it wants',
      Answer: 'what the other side says, or until when it can',
      Appeal: 'why one side wants another decision',
      Decision: 'what becomes of the money, why, and when',
    },
    accessibility:
      'A region with an article for each side and one for the decision, each named by its heading. Below 32 rem they stand one below the other.',
  }),
} satisfies Meta<typeof DisputePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Dispute' }));
    const own = within(panel.getByRole('article', { name: 'You' }));
    await expect(own.getByText('Opened on 2026-11-15')).toBeVisible();
    await expect(own.getByText('Rs.3000')).toBeVisible();
    const other = within(panel.getByRole('article', { name: 'The seller' }));
    await expect(other.getByText('No answer yet.')).toBeVisible();
    await expect(other.getByText('Time to answer until 2026-11-20')).toBeVisible();
  },
};
export const ReadByTheOther: Story = {
  args: { side: 'seller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'The buyer' })).toBeVisible();
  },
};
/** A wish may be nothing, or left out. */
export const OpenedBySeller: Story = {
  args: { dispute: { ...openDispute, by: 'seller', wanted: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing')).toBeVisible();
  },
};
export const Answered: Story = {
  args: { dispute: { ...decidedDispute, decision: null, wanted: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answer')).toBeVisible();
    await expect(canvas.queryByText('The buyer should get back')).toBeNull();
  },
};
export const Decided: Story = {
  args: { dispute: decidedDispute },
  play: async ({ canvas }) => {
    const decision = within(canvas.getByRole('article', { name: 'Decision of the market' }));
    await expect(
      decision.getByText('The buyer gets Rs.1500 back, the seller the rest.'),
    ).toBeVisible();
    await expect(
      decision.getByText(
        'The money moves on 2026-11-25, unless somebody asks for another decision before.',
      ),
    ).toBeVisible();
  },
};
/** One side wants somebody else to decide. */
export const Appealed: Story = {
  args: {
    dispute: {
      ...decidedDispute,
      decision: null,
      appeal: { by: 'seller', text: 'The sketches of the first day were not looked at.' },
    },
  },
  play: async ({ canvas }) => {
    const seller = within(canvas.getByRole('article', { name: 'The seller' }));
    await expect(seller.getByText('Asks for another decision')).toBeVisible();
  },
};
export const DecidedAgain: Story = {
  args: {
    side: undefined,
    dispute: {
      ...decidedDispute,
      ...(decidedDispute.decision && {
        decision: { ...decidedDispute.decision, outcome: 'release', amount: null },
      }),
      appeal: { by: 'seller', text: 'The sketches of the first day were not looked at.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no other decision after this one.')).toBeVisible();
  },
};
/** The money has moved. Nobody ever answered. */
export const Over: Story = {
  args: {
    isOver: true,
    dispute: {
      ...decidedDispute,
      answer: null,
      ...(decidedDispute.decision && {
        decision: { ...decidedDispute.decision, outcome: 'refund', amount: null },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The buyer gets all the money back.')).toBeVisible();
    await expect(canvas.getByText('No answer yet.')).toBeVisible();
    await expect(canvas.queryByText(/The money moves/)).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    dispute: {
      ...decidedDispute,
      text: `${longTitle}. `.repeat(8),
      wanted: 123_456_789.5,
      ...(decidedDispute.decision && {
        decision: { ...decidedDispute.decision, reasons: `${longTitle}. `.repeat(5) },
      }),
    },
  },
};
export const Dark: Story = { ...Decided, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    dispute: {
      ...decidedDispute,
      text: 'الشعار يشبه شعار شركة أخرى، ولا أستطيع استخدامه.',
      answer: 'رسمته بنفسي، والمسودة الأولى من اليوم الأول.',
      ...(decidedDispute.decision && {
        decision: { ...decidedDispute.decision, reasons: 'رُسم لهذا الطلب، لكنه قريب من شعار آخر.' },
      }),
    },
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Decided, globals: { viewport: { value: 'phone320' } } };
