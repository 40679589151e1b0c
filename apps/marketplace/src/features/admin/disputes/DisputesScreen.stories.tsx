import { createDispute, createProgress, decidedOrder, disputedOrder } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longService } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { DisputesScreen } from './DisputesScreen.tsx';

const meta = { title: 'Screens/Admin/Disputes', component: DisputesScreen } satisfies Meta<
  typeof DisputesScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/disputes', user: createOperator('support') });

const titles = ['A wordmark', 'Three posters', 'A landing page', 'A short film'];

/** One that waits for an answer, one that was answered, one without, and one that was appealed. */
const disputes = [
  { answerBy: '2026-11-23T09:30:00.000Z' },
  { answer: 'I have drawn it myself.' },
  { answerBy: '2026-11-18T09:30:00.000Z' },
  { appeal: { by: 'buyer' as const, text: 'Please look at the date.' } },
];
const createWaiting = (index: number) => ({
  ...disputedOrder,
  _id: `01927f3a-5c1${index % 10}-7d20-9a3e-4b8d5c2f1e${String(index).padStart(2, '0')}`,
  totalPrice: 1500 + index * 750,
  service: { ...longService, title: titles[index % 4] ?? '' },
  progress: createProgress({
    stage: 'disputed' as const,
    dispute: createDispute({
      by: index % 3 === 1 ? 'seller' : 'buyer',
      openedAt: new Date(Date.UTC(2026, 10, 15, 9 + index)).toISOString(),
      ...disputes[index % 4],
    }),
  }),
});
const waiting = Array.from({ length: 4 }, (_, index) => createWaiting(index));
const many = Array.from({ length: 45 }, (_, index) => createWaiting(index));
const takers = { [waiting[1]?._id ?? '']: { _id: 'person-dev', fullname: 'Dev Karki' } };

/** The oldest first; each says whether the other side was heard, and who is at it. */
// Shows X30.
export const Ready: Story = {
  ...at({ orders: waiting, takers }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    const rows = (await main.findAllByRole('row')).slice(1);
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('Has until');
    await expect(rows[1]).toHaveTextContent('Has answered');
    await expect(rows[1]).toHaveTextContent('Dev Karki');
    await expect(rows[2]).toHaveTextContent('Said nothing in time');
    await expect(rows[3]).toHaveTextContent('Wants another decision');
    await expect(main.getByRole('link', { name: 'Waiting (4)' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
/** What is decided stands apart. */
export const NothingDecided: Story = {
  ...at({ orders: waiting }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('link', { name: 'Decided' }));
    await expect(await main.findByText('Nothing is decided yet.')).toBeVisible();
  },
};
/** Of forty-five the first page, and the way to the next. */
export const Full: Story = {
  ...at({ orders: many }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findAllByRole('row')).toHaveLength(21);
    await expect(main.getByRole('link', { name: 'Next' })).toBeVisible();
  },
};
export const Decided = at({ orders: [decidedOrder], address: '/admin/disputes?state=decided' });
export const LongText = at({
  orders: [{ ...createWaiting(0), service: longService, totalPrice: 49_999.5 }],
});
export const Empty = at({ orders: [] });
export const Loading = at.loading('listDisputes');
export const Failed = at.failing('listDisputes');
export const Dark: Story = { ...at({ orders: waiting, takers }), globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  ...at({ orders: waiting, takers }),
  globals: { direction: 'rtl' },
};
export const Narrow: Story = {
  ...at({ orders: waiting, takers }),
  globals: { viewport: { value: 'phone390' } },
};
