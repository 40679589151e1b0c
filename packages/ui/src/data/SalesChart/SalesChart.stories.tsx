import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { SalesChart } from './SalesChart.tsx';

const amounts = [
  7500, 12_500, 10_500, 20_000, 17_000, 25_000, 21_000, 30_000, 27_000, 34_000, 32_000, 39_000,
];
const points = amounts.map((amount, week) => ({
  date: new Date(Date.UTC(2026, 8, 1 + week * 7)).toISOString(),
  amount,
}));

const meta = {
  title: 'Data/SalesChart',
  component: SalesChart,
  args: { points, label: 'Earnings, last 12 weeks' },
  parameters: describePart({
    use: 'Earnings over time: a picture, the figure under the pointer, and all figures as a table.',
    avoid:
      'For one figure use `StatTile`. Brings d3-scale and d3-shape along: load it lazily where the first paint does not need it.',
    dos: ['Give it at least four points; below that a sentence says more.'],
    donts: ['Cut the axis off above zero.'],
    words: 'The title says what and over which time: “Earnings, last 12 weeks”.',
    anatomy: {
      Curve: 'from the first to the last day',
      Axis: 'from zero, in round figures',
      Figure: 'under the pointer or the focus',
      Table: 'the same figures for everybody',
    },
    keyboard: { Tab: 'Moves to `Show the figures`.', Enter: 'Opens and closes the table.' },
    accessibility:
      'The picture has a name with the first and the last figure; the table below holds all of them. Time runs from left to right in every script. Amounts that are none count as nothing.',
  }),
} satisfies Meta<typeof SalesChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /Rs.7500 on 2026-09-01, Rs.39000 on 2026-11-17/ }),
    ).toBeVisible();
  },
};

/** The figures stand in a table for readers who cannot see the picture or want exact values. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show the figures'));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const { left, top, width } = picture.getBoundingClientRect();
    await fireEvent.pointerMove(picture, { clientX: left + width / 2, clientY: top + 20 });
    await expect(canvas.getByText(/Rs.21000 · 2026-10-13/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Show the figures')).toHaveFocus());
  },
};

export const Empty: Story = { args: { points: [] } };
export const One: Story = { args: { points: points.slice(0, 1) } };
export const Many: Story = {
  args: {
    label: 'Earnings, last year',
    points: Array.from({ length: 365 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
      amount: Math.round(20_000 + 12_000 * Math.sin(day / 14) + day * 30),
    })),
  },
};
/** Ten figures: the axis counts in lakh and crore, or as the provider's locale does. */
export const LargeAmounts: Story = {
  args: { points: points.map((point) => ({ ...point, amount: point.amount * 250_000 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs.1KCr')).toBeVisible();
    await fireEvent.pointerMove(canvas.getByRole('img'), { clientX: 2000 });
    await expect(canvas.getByText(/Rs.9750000000 · 2026-11-17/)).toBeVisible();
  },
};
export const LargeAmountsNarrow: Story = {
  ...LargeAmounts,
  globals: { viewport: { value: 'phone320' } },
};
/** Weeks without any sale, and amounts that are none. */
export const PoorData: Story = {
  args: {
    points: [0, Number.NaN, -20, 0].map((amount, week) => ({
      date: `2026-01-0${week + 1}`,
      amount,
    })),
  },
};
export const States: Story = showStates({ focus: 'summary' }, '28rem');
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
