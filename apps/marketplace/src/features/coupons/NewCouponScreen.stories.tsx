import { answer, createCoupon, createPerson, createRefusal, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pressStep } from '../../testing/pressStep.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { NewCouponScreen } from './NewCouponScreen.tsx';

const meta = { title: 'Screens/Coupons/New coupon', component: NewCouponScreen } satisfies Meta<
  typeof NewCouponScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/coupons/new', user: createPerson() });
const made = fn();

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

export const Ready = at();
export const Loading = at.loading('loadUser');
/** Nobody knows who is here, so that nothing can be made. */
export const Failed = at.failing('loadUser');

/** Nothing has been filled in, and the server says what is missing, at each field. */
export const Empty: Story = {
  ...at({
    replies: [
      answer('createCoupon', () =>
        createRefusal('invalidRequest', undefined, {
          code: 'A code has 3 to 30 letters, digits or hyphens.',
          value: 'A coupon takes off 1 to 90 percent, in whole numbers.',
        }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Make coupon' }));
    await expect(
      await main.findByText('A code has 3 to 30 letters, digits or hyphens.'),
    ).toBeVisible();
    await waitFor(() => expect(main.getByLabelText('Code')).toHaveFocus());
  },
};

/** For some services; those of the seller are there to choose. */
export const LongText: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(main.getByLabelText('Code'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ1234');
    await userEvent.click(main.getByLabelText('Only some of them'));
    await expect(await main.findByRole('group', { name: 'Services' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Make coupon' }));
    await expect(await main.findByText('Please choose at least one service.')).toBeVisible();
  },
};

export const Made: Story = {
  ...at({
    replies: [
      answer('createCoupon', (fields) => {
        made(fields);
        return { coupon: createCoupon({ code: fields.code }) };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    made.mockClear();
    await userEvent.type(main.getByLabelText('Code'), 'SPRING-26');
    await userEvent.click(main.getByLabelText('An amount'));
    await userEvent.type(main.getByLabelText('Amount'), '250');
    await pressStep(main.getByLabelText('Amount'), 'Less');
    await userEvent.type(main.getByLabelText('First day'), '2026-12-01');
    await userEvent.type(main.getByLabelText('Last day'), '2026-12-24');
    await userEvent.click(main.getByRole('button', { name: 'Make coupon' }));
    await hasSaid('SPRING-26 can be used.');
    await expect(made).toHaveBeenCalledWith({
      code: 'SPRING-26',
      kind: 'amount',
      value: 249,
      services: [],
      least: null,
      from: new Date(2026, 11, 1).toISOString(),
      until: new Date(2026, 11, 25).toISOString(),
      most: null,
      mostPerPerson: 1,
    });
  },
};

export const Sending: Story = {
  ...at({ replies: [stall('createCoupon')], staysLoading: true }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(main.getByLabelText('Code'), 'SPRING-26');
    await userEvent.click(main.getByRole('button', { name: 'Make coupon' }));
    await waitFor(() =>
      expect(main.getByRole('button', { name: /Make coupon/ })).toHaveAttribute('aria-busy'),
    );
  },
};
