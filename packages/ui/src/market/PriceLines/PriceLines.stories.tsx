import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { longTitle, packages, priceLines } from '../../testing/samples.ts';
import { PriceLines } from './PriceLines.tsx';

const withCoupon = [
  ...priceLines,
  { kind: 'coupon', title: 'Coupon WELCOME10', quantity: 1, amount: -1450 } as const,
];

const meta = {
  title: 'Market/PriceLines',
  tags: ['new'],
  component: PriceLines,
  args: { lines: priceLines, total: 14_500, days: 11, revisions: 5 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 332 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'What a price is made of, from the service page to the receipt: packages, extras, coupons, and their sum.',
    avoid: 'A whole wishlist comes to a `WishlistSummary`.',
    dos: ['Show the same lines, in the same order, wherever the order is shown.'],
    donts: ['Add a line at the end that was not shown before.'],
    words: 'Lines are called as the seller calls them; “Total” is what will be paid.',
    anatomy: {
      Line: 'what it is, how many, and what they cost together',
      Total: 'stands out',
      Terms: 'days until the delivery, and revisions',
    },
    accessibility:
      'A description list: each amount is paired with its words and never shortened. A discount has a minus, not only a colour. When the total changes it is read out. Placeholders are hidden from screen readers: say once, elsewhere, what is loading.',
  }),
} satisfies Meta<typeof PriceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A further concept × 2')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Rs.14500');
    await expect(canvas.getByText('11 days')).toBeVisible();
  },
};
export const WithCoupon: Story = {
  args: { lines: withCoupon, total: 13_050 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−Rs.1450')).toBeVisible();
  },
};
export const OfAnOffer: Story = {
  args: {
    lines: [{ kind: 'offer', title: 'A guide for your studio', quantity: 1, amount: 12_000 }],
    total: 12_000,
    totalLabel: 'To pay',
    days: 14,
    revisions: null,
  },
};
export const One: Story = {
  args: { lines: priceLines.slice(0, 1), total: 9000, days: undefined, revisions: undefined },
};
export const Many: Story = {
  args: {
    lines: packages.flatMap(({ name, price }) =>
      priceLines.map((line) => ({ ...line, title: `${name}: ${line.title}`, amount: price })),
    ),
    total: 112_500,
  },
};
export const Empty: Story = {
  args: { lines: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is chosen yet.')).toBeVisible();
    await expect(canvas.queryByText('Total')).toBeNull();
  },
};
export const Loading: Story = {
  args: { lines: [], total: 0, isLoading: true },
};
export const LongText: Story = {
  args: {
    lines: withCoupon.map((line) => ({ ...line, title: longTitle, amount: line.amount * 10_000 })),
    total: 130_500_000.5,
    totalLabel: 'What all of it comes to in the end',
  },
};
export const Dark: Story = { ...WithCoupon, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    lines: [
      { kind: 'package', title: 'قياسية', quantity: 1, amount: 9000 },
      { kind: 'extra', title: 'فكرة أخرى', quantity: 2, amount: 3000 },
      { kind: 'coupon', title: 'قسيمة', quantity: 1, amount: -1200 },
    ],
    total: 10_800,
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...WithCoupon, globals: { viewport: { value: 'phone320' } } };
