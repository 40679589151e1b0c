import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { OrderId } from './OrderId.tsx';

const meta = {
  title: 'Market/OrderId',
  component: OrderId,
  args: { value: '01923456-7701-7123-9053-203020901400' },
  parameters: describePart({
    use: 'Writes the id of an order: it may go on in the next line after each hyphen.',
    avoid: 'People tell orders by what was ordered: the id only comes with it.',
    dos: ['Use it where people compare or copy the number.'],
    donts: ['Show all of it where there are many: nobody compares 36 characters.'],
    words: 'The number as it is, without a “#”.',
    anatomy: { Number: 'breaks behind its hyphens' },
    accessibility: 'Is read and copied as the plain id, and is never translated.',
  }),
} satisfies Meta<typeof OrderId>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };

/** It goes on in the next line after a hyphen. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '13ch', overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone320' } },
};

/** Among many orders its end is enough to tell it; it is read and copied whole. */
export const Short: Story = {
  args: { isShort: true },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(args.value);
    await expect(canvasElement.querySelector('[data-short] > span')?.clientWidth).toBe(1);
  },
};
