import {
  answer,
  createBooks,
  createDispute,
  createProgress,
  disputedOrder,
  refuse,
  samplePerson,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../../testing/orderLife.ts';
import { longPerson, longService } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { OverviewScreen } from './OverviewScreen.tsx';

const meta = { title: 'Screens/Admin/Overview', component: OverviewScreen } satisfies Meta<
  typeof OverviewScreen
>;

export default meta;

const at = storiesAt({ address: '/admin', user: createOperator('owner') });

const createWaiting = (index: number) => ({
  ...disputedOrder,
  _id: `01927f3a-5c${10 + index}-7d20-9a3e-4b8d5c2f1e0${index % 10}`,
  service: { ...longService, title: `Poster ${index + 1} for a festival`, images: [] },
  progress: createProgress({
    stage: 'disputed' as const,
    dispute: createDispute({
      openedAt: new Date(Date.UTC(2026, 10, 12 + index)).toISOString(),
      answer: index % 2 === 0 ? 'I have drawn it myself.' : null,
    }),
  }),
});

/** One dispute waits, two refunds are on their way, and the books are right. */
// Shows X30.
export const Ready: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    const disputes = await main.findByRole('link', { name: /^Disputes 1 waits for a decision/ });
    await expect(disputes).toBeVisible();
    await expect(within(disputes).getByText('the oldest for 6 days')).toBeVisible();
    await expect(main.getByText('2, Rs.5850 together, wait for the card provider')).toBeVisible();
  },
};
/** What waits leads to where it is. */
export const ToDisputes: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('link', { name: /^Disputes 1 waits/ }));
    await waitFor(() =>
      expect(main.getByRole('heading', { level: 1, name: 'Disputes' })).toHaveFocus(),
    );
  },
};
/** Six wait; five of them are shown here. */
export const Full = at({ orders: Array.from({ length: 6 }, (_, index) => createWaiting(index)) });
/** Nothing waits anywhere. */
export const Empty = at({ orders: [], openRefunds: [] });
/** The books do not add up since this morning. */
export const Partial = at({
  orders: [],
  replies: [
    answer(
      'getBooks',
      createBooks({
        checks: [
          {
            name: 'held',
            expected: 61_400,
            found: 59_900,
            differsSince: '2026-11-21T08:10:00.000Z',
          },
        ],
        refunds: [],
      }),
    ),
  ],
});
export const LongText = at({
  orders: [
    {
      ...createWaiting(0),
      service: longService,
      user: longPerson,
      progress: createProgress({
        stage: 'disputed',
        dispute: createDispute({ text: longWords }),
      }),
    },
  ],
});
/** Support sees disputes, and no books. */
export const Support: Story = {
  ...at({ user: createOperator('support') }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.queryByRole('link', { name: 'Books' })).toBeNull();
    await expect(main.queryByRole('link', { name: 'Operators' })).toBeNull();
    await expect(main.getByRole('link', { name: 'Disputes' })).toBeVisible();
  },
};
export const Finance = at({ user: createOperator('finance') });
/** What was reported, what waits for approval, and what is asked to be decided again. */
// Shows X41.
export const Moderator = at({ user: createOperator('moderator') });

/** Without a second factor nothing opens. */
export const WithoutFactor: Story = {
  ...at({
    user: createOperator('support'),
    replies: [refuse('listDisputes', 'factorMissing')],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('link', { name: 'Add a second factor' }));
    await expect(
      await main.findByRole('heading', { level: 1, name: 'Second factor' }),
    ).toBeVisible();
  },
};

/** A session that began without a code opens nothing, until one is typed. */
export const CodeWanted: Story = {
  ...at({
    user: createOperator('support'),
    replies: [refuse('listDisputes', 'stepUpWanted')],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Type the code' }));
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeVisible(),
    );
  },
};

export const Loading = at.loading('listDisputes');
export const Failed = at.failing('listDisputes');
/** To everybody else there is no such address. */
// Shows X30.
export const Member: Story = {
  ...at({ user: samplePerson }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.queryByRole('heading', { name: 'Overview' })).toBeNull();
    await expect(main.queryByRole('navigation', { name: 'Desk' })).toBeNull();
  },
};
export const Dark: Story = { ...at(), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(), globals: { viewport: { value: 'phone390' } } };
