import { answer, createBooks, sampleOpenRefunds } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createOperator } from '../../../testing/operators.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { BooksScreen } from './BooksScreen.tsx';

const meta = { title: 'Screens/Admin/Books', component: BooksScreen } satisfies Meta<
  typeof BooksScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/books', user: createOperator('owner') });

/** All checks hold, and two refunds are on their way. */
// Shows X30.
export const Ready: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByText('The books are right')).toBeVisible();
    await expect(
      main.getByText('2 refunds, Rs.5850 together, wait for the card provider.'),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: sampleOpenRefunds[0]?.order ?? '' })).toBeVisible();
  },
};
/** One check does not hold since this morning. */
export const Wrong: Story = {
  ...at({
    replies: [
      answer(
        'getBooks',
        createBooks({
          checks: createBooks().checks.map((check) =>
            check.name === 'held'
              ? { ...check, found: 59_900, differsSince: '2026-11-21T08:10:00.000Z' }
              : check,
          ),
        }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByText('The books do not add up')).toBeVisible();
    await expect(main.getByText('Rs.1500 apart for 4 hours')).toBeVisible();
  },
};
/** Some payments are not in the books yet, and nothing was checked. */
export const Partial = at({
  replies: [
    answer(
      'getBooks',
      createBooks({ checks: [], checkedAt: null, unpostedCount: 12, refunds: [] }),
    ),
  ],
});
export const Full = at({
  openRefunds: Array.from({ length: 45 }, (_, index) => ({
    _id: `refund-${index}`,
    order: `01927f3a-5c10-7d20-9a3e-4b8d5c2f1e${String(index).padStart(2, '0')}`,
    amount: 100 + index,
    cause: 'agreed' as const,
    failures: index % 3,
    createdAt: new Date(Date.UTC(2026, 10, 12, index)).toISOString(),
  })),
});
export const LongText = at({
  replies: [
    answer('getBooks', {
      ...createBooks(),
      balances: createBooks().balances.map((balance) => ({ ...balance, amount: -999_999_999.99 })),
    }),
  ],
});
/** Bookkeepers do not look into orders. */
export const Finance = at({ user: createOperator('finance') });
export const Empty = at({ openRefunds: [] });
export const Loading = at.loading('getBooks');
export const Failed = at.failing('getBooks');
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };
