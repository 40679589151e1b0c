import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { FunnelBars } from './FunnelBars.tsx';

const meta = {
  title: 'Data/FunnelBars',
  tags: ['new'],
  component: FunnelBars,
  args: {
    'aria-label': 'From seen to ordered',
    steps: [
      { label: 'Seen', count: 5124 },
      { label: 'Viewed', count: 569 },
      { label: 'Asked', count: 24 },
      { label: 'Ordered', count: 11 },
    ],
  },
  parameters: describePart({
    use: 'How many people came from one step to the next, such as from a card to an order.',
    avoid: 'Figures that do not follow from one another belong into `MetricTile`s.',
    dos: ['Name what is counted at each step as everywhere else on the screen.'],
    donts: ['Show more than six steps.'],
    words: 'One word for each step, in the past: “Seen”, “Ordered”.',
    anatomy: {
      Label: 'the step',
      Figure: 'how often somebody came so far',
      Bar: 'its share of the largest',
      Share: 'how many of the step before came on',
    },
    accessibility:
      'An ordered list of words and figures; the bars repeat them and are hidden from screen readers. Give it a name.',
  }),
} satisfies Meta<typeof FunnelBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[0]).toBe('Seen5,124');
    await expect(rows[1]).toBe('Viewed56911.1% of the step before');
  },
};
/** A step can have more than the one before: somebody asks who was sent a link. */
export const MoreThanBefore: Story = {
  args: {
    steps: [
      { label: 'Seen', count: 2 },
      { label: 'Viewed', count: 8 },
    ],
  },
};
export const Empty: Story = {
  args: {
    steps: [
      { label: 'Seen', count: 0 },
      { label: 'Viewed', count: 0 },
    ],
  },
};
export const One: Story = { args: { steps: [{ label: 'Seen', count: 12 }] } };
export const Many: Story = {
  args: {
    steps: ['Seen', 'Viewed', 'Asked', 'Offered', 'Ordered', 'Ordered again'].map(
      (label, index) => ({ label, count: Math.round(90_000 / 4 ** index) }),
    ),
  },
};
export const LongText: Story = {
  args: {
    steps: [
      { label: 'Seen by somebody who was looking for something else entirely', count: 123_456_789 },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen', count: 1 },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
