import type { Meta, StoryObj } from '@storybook/react-vite';
import { describePart } from '../../testing/describePart.ts';
import { StatTile, StatTiles } from './StatTile.tsx';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  args: { label: 'Total Amount (Orders)', value: 'Rs.184250', hint: '+12% this month' },
  decorators: [
    (Story) => (
      <StatTiles>
        <Story />
      </StatTiles>
    ),
  ],
  parameters: describePart({
    use: 'One figure that matters, on a dashboard. Stands in `StatTiles`, which lays them out.',
    avoid: 'For a figure over time use `SalesChart`.',
    dos: ['Show three or four of them, the one that matters most first.'],
    donts: ['Show a figure that nobody can act on.'],
    words:
      'The label is a noun: “Earned”, “Orders to deliver”. The figure is written out as people write it here.',
    anatomy: { Label: 'what it is', Value: 'one figure', Hint: 'a line below, where it needs one' },
    accessibility:
      'A description list: label, figure, what is new. Without a `value` it is a skeleton of the same height.',
  }),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = {
  render: (args) => (
    <>
      <StatTile {...args} />
      <StatTile label="Services" value={12} hint="2 new" />
      <StatTile label="Orders" value={48} hint="6 to deliver" />
    </>
  ),
};
export const WithoutHint: Story = { args: { hint: undefined } };
export const Loading: Story = { args: { value: undefined, hint: undefined } };
export const LongText: Story = {
  args: { value: 'Rs.123456789012345', label: 'Everything that was ever earned with all services' },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { ...Many, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Many, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Many, globals: { viewport: { value: 'phone320' } } };
