import { createCoupon, refuse } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { CouponsScreen } from './CouponsScreen.tsx';

const meta = { title: 'Screens/Coupons/Coupons', component: CouponsScreen } satisfies Meta<
  typeof CouponsScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/coupons' });

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

export const Ready = at();
export const Empty = at({ coupons: [] });
/** One of each state. */
export const Partial = at({
  coupons: [
    createCoupon(),
    createCoupon({ _id: 'later', code: 'NEW-YEAR', from: '2027-01-01T00:00:00.000Z' }),
    createCoupon({ _id: 'paused', code: 'SUMMER', isPaused: true }),
    createCoupon({ _id: 'over', code: 'AUTUMN', until: '2026-10-01T00:00:00.000Z' }),
    createCoupon({ _id: 'used', code: 'FIRST-TEN', most: 10, uses: 10 }),
  ],
});
export const Full = at({
  coupons: Array.from({ length: 60 }, (_, index) =>
    createCoupon({ _id: `coupon-${index}`, code: `CODE-${index + 1}`, uses: index }),
  ),
});
export const LongText = at({
  coupons: [
    createCoupon({
      code: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ1234',
      kind: 'amount',
      value: 999_999,
      services: Array.from({ length: 50 }, (_, index) => `service-${index}`),
      least: 999_999,
      from: '2026-11-01T00:00:00.000Z',
      until: '2027-12-31T00:00:00.000Z',
      most: 100_000,
      uses: 99_999,
      mostPerPerson: 100,
    }),
  ],
});
export const Loading = at.loading('listMyCoupons');
export const Failed = at.failing('listMyCoupons');

export const PausedAndResumed: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Pause HELLO-10' }));
    await hasSaid('HELLO-10 is paused.');
    await userEvent.click(await main.findByRole('button', { name: 'Resume HELLO-10' }));
    await hasSaid('HELLO-10 is valid again.');
  },
};

export const Deleted: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Delete SUMMER' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await hasSaid('SUMMER is deleted.');
    await waitFor(() => expect(main.queryByRole('heading', { name: 'SUMMER' })).toBeNull());
  },
};

export const Refused: Story = {
  ...at({ replies: [refuse('pauseCoupon', 500, 'Not today.')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Pause HELLO-10' }));
    await hasSaid('Not today.');
    await waitFor(() => expect(main.getByRole('button', { name: 'Pause HELLO-10' })).toBeEnabled());
  },
};
