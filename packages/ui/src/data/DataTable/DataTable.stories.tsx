import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { describePart } from '../../testing/describePart.ts';
import { longTitle } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { DataTable, type DataTableColumn, type DataTableProps } from './DataTable.tsx';

interface Payout {
  id: string;
  receiver: string;
  amount: number | null;
}

const columns: DataTableColumn<Payout>[] = [
  { id: 'id', label: 'Number', sortBy: ({ id }) => id, cell: ({ id }) => id },
  {
    id: 'receiver',
    label: 'Receiver',
    sortBy: ({ receiver }) => receiver,
    cell: ({ receiver }) => receiver,
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    sortBy: ({ amount }) => amount,
    cell: ({ amount }) => formatPrice(amount),
  },
];

const payouts: Payout[] = [
  { id: 'P-2', receiver: 'Élodie Martin', amount: 4500 },
  { id: 'P-10', receiver: 'Dev Karki', amount: 850 },
  { id: 'P-1', receiver: 'anil Gurung', amount: null },
  { id: 'P-3', receiver: 'Sara Thapa', amount: 12_000 },
];

const createPayouts = (count: number): Payout[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `P-${index + 1}`,
    receiver: `Receiver ${(index * 7919) % count}`,
    amount: (index * 104_729) % 50_000,
  }));

const meta = {
  title: 'Data/DataTable',
  component: DataTable,
  args: { caption: 'Payouts', columns, rows: payouts, keyOf: ({ id }) => id },
  parameters: describePart({
    use: 'Rows to compare, striped and sortable. On a phone each row becomes a stack of labelled values. From 200 rows on only those in sight are rendered, in a box that scrolls, so that ten thousand stay smooth.',
    avoid:
      'For orders and people use `OrdersTable` and `UsersTable`. For things to look at, such as services, use `ServiceGrid`. Keep `columns` outside of the component or memoised: rows are rendered once and only moved by sorting.',
    dos: [
      'Put what identifies a row first, and figures to the right edge.',
      'Sort by what people ask for most: usually the newest first.',
    ],
    donts: [
      'Put two actions into a cell; one way to the page of the row is enough.',
      'Use it for two or three facts: a list reads better.',
    ],
    words:
      'Column titles are nouns of one or two words. A cell without a value shows a dash, not “N/A”.',
    anatomy: {
      Caption: 'what the table is about, for those who cannot see the page around it',
      'Column title': 'a button where the column can be sorted',
      Row: 'one thing; a stack of labelled values on a phone',
    },
    keyboard: {
      Tab: 'Moves through the headers that sort, then through what the rows hold.',
      Enter: 'Sorts by the column; again: the other way round.',
      Space: 'The same.',
      Arrows: 'Scroll a very long table that has the focus.',
    },
    accessibility:
      'A real table with a caption. The sorted header carries `aria-sort`, and every change of the order is announced. A very long table says how many rows it has.',
  }),
} satisfies Meta<DataTableProps<Payout>>;

export default meta;
type Story = StoryObj<typeof meta>;

const readColumn = (canvasElement: HTMLElement, index: number) =>
  within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[index]?.textContent);

export const Default: Story = {};
export const SortedAtFirst: Story = {
  args: { initialSort: { columnId: 'amount', direction: 'descending' } },
};
export const One: Story = { args: { rows: payouts.slice(0, 1) } };
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No payouts yet." /> },
};
export const LongText: Story = {
  args: { rows: [{ id: 'P-4', receiver: longTitle.repeat(2), amount: 123_456_789 }, ...payouts] },
};

/** Figures are ordered by size, texts as people do, and what is missing comes last both ways. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(readColumn(canvasElement, 2)).toEqual(['Rs.850', 'Rs.4500', 'Rs.12000', 'Rs.–']);
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(readColumn(canvasElement, 2)).toEqual(['Rs.12000', 'Rs.4500', 'Rs.850', 'Rs.–']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Amount, descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Receiver' }));
    await expect(readColumn(canvasElement, 1)).toEqual([
      'anil Gurung',
      'Dev Karki',
      'Élodie Martin',
      'Sara Thapa',
    ]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(readColumn(canvasElement, 0)).toEqual(['P-1', 'P-2', 'P-3', 'P-10']);
    await userEvent.keyboard(' ');
    await expect(readColumn(canvasElement, 0)).toEqual(['P-10', 'P-3', 'P-2', 'P-1']);
  },
};

/** Ten thousand rows: only those in sight are rendered, and the last is one key away. */
export const Many: Story = {
  args: { rows: createPayouts(10_000) },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('region', { name: 'Payouts' });
    await waitFor(() => expect(canvasElement.querySelector('[data-rows]')).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);

    await userEvent.click(canvas.getByRole('button', { name: 'Number' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }));
    await waitFor(() => expect(canvas.getByText('P-10000')).toBeVisible());
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(canvas.getByText('P-1')).toBeInTheDocument());
    box.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText('P-10000')).toBeVisible());
  },
};

export const States: Story = showStatesWithin({
  hover: 'th:first-child button, tbody tr:nth-child(2)',
  focus: 'th:last-child button',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };

/** On a phone each row is a stack of labelled values. Screen readers still know all columns. */
export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, args }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(args.columns.map(({ label }) => label));
  },
};
