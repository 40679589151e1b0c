import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { StatTiles } from '../StatTile/StatTile.tsx';
import { MetricTile } from './MetricTile.tsx';

const meta = {
  title: 'Data/MetricTile',
  tags: ['new'],
  component: MetricTile,
  args: { label: 'Seen', value: '1,204', change: 0.12 },
  decorators: [
    (Story) => (
      <StatTiles>
        <Story />
      </StatTiles>
    ),
  ],
  parameters: describePart({
    use: 'A figure of a seller or an operator, and how it has changed against the time before.',
    avoid: 'Without a time before it is a `StatTile`; over many days it is a `SalesChart`.',
    dos: ['Compare with the same stretch of time before, and say which that is.'],
    donts: ['Show a change of a figure so small that it is chance.'],
    words:
      'The label is what is counted: “Orders this week”. The change names both direction and amount.',
    anatomy: {
      Label: 'what is counted',
      Figure: 'its value now',
      Change: 'against the time before: an arrow, and how much more or less in words',
    },
    accessibility:
      'A description list. Better or worse is said in words and by an arrow, not by colour alone. Without a `value` it is a skeleton of the same height.',
  }),
} satisfies Meta<typeof MetricTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12% more than before')).toBeVisible();
  },
};
export const Less: Story = { args: { change: -0.305 } };
/** Fewer cancelled orders are good news. */
export const LessIsBetter: Story = {
  args: { label: 'Cancelled orders', value: '3', change: -0.5, isLessBetter: true },
  play: async ({ canvas }) => {
    const tile = canvas.getByText('50% less than before').parentElement;
    await expect(tile).toHaveAttribute('data-trend', 'good');
  },
};
/** What rounds to no percent has not changed. */
export const Unchanged: Story = {
  args: { change: 0.004 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As much as before')).toBeVisible();
  },
};
export const WithoutChange: Story = { args: { change: null } };
export const Loading: Story = { args: { value: undefined, change: undefined } };
export const LongText: Story = {
  args: { label: 'People who have looked at one of your services', value: 'Rs.1,23,45,67,890' },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { label: 'مشاهدات' },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
