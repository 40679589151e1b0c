import { answer, refuse, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { noCheckout } from './checkoutSlice.ts';
import {
  chosenCheckout,
  couponCheckout,
  longCheckout,
  sampleCheckout,
} from '../../../testing/sampleCheckout.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { OrderInfoScreen } from './OrderInfoScreen.tsx';

const meta = { title: 'Screens/Orders/Order info', component: OrderInfoScreen } satisfies Meta<
  typeof OrderInfoScreen
>;

export default meta;

const at = storiesAt({ address: '/order', checkout: { ...sampleCheckout, orderInfo: null } });

export const Ready = at();
export const Full = at({ checkout: sampleCheckout });
export const LongText = at({ checkout: longCheckout });
export const Empty = at({ checkout: noCheckout });
export const Loading: Story = {
  ...at({ replies: [stall('quoteOrder')], checkout: sampleCheckout }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Continue' }));
    await expect(main.getByRole('button', { name: /Continue/ })).toBeDisabled();
  },
};
export const Failed = at.failing('loadUser');

/** The server refuses an empty number here, not after the card. */
export const NoPhoneNumber: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));

    const field = page.getByLabelText('Phone Number');
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Please enter your phone number!/);
    await expect(page.getByRole('alert')).toHaveTextContent('Please enter your phone number!');
    await expect(page.queryByRole('link', { name: /Confirm Order/ })).toBeNull();
  },
};

/** What cannot be ordered is said ahead of the card. */
export const Refused: Story = {
  ...at({ replies: [refuse('quoteOrder', 'ownServiceOrdered')] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Phone Number'), '9800000000{Enter}');
    await hasSaid('You cannot order your own service.');
    await expect(page.getByLabelText('Phone Number')).toHaveValue('9800000000');
  },
};

export const PriceChanged: Story = {
  ...at({ replies: [answer('quoteOrder', { totalPrice: 5200 })] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Phone Number'), '9800000000{Enter}');
    await hasSaid('The price of this service has changed to Rs.5200.');
    await expect(await page.findByRole('link', { name: 'Proceed to payment' })).toBeVisible();
    await expect(page.getByRole('main')).not.toHaveTextContent('Rs.4800');
  },
};

/** A backend that has no such call looks at the order when it is paid for. */
export const UnknownCall: Story = {
  ...at({ replies: [refuse('quoteOrder', 'unknownCall')] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Phone Number'), '9800000000{Enter}');
    await expect(await page.findByRole('link', { name: 'Proceed to payment' })).toBeVisible();
  },
};

/** What was chosen is shown line by line. */
export const WithLines: Story = {
  ...at({ checkout: chosenCheckout }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByText('Business card × 2')).toBeVisible();
    await expect(page.getByText('Rs.13600')).toBeVisible();
    await expect(page.queryByText('Subtotal')).toBeNull();
  },
};

const enterCoupon = async (canvasElement: HTMLElement, code: string) => {
  await hasSettled(canvasElement);
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Coupon'), code);
  return page;
};

/** A coupon is applied where it is typed: what it saves is a line of the price. */
export const CouponApplied: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const page = await enterCoupon(canvasElement, 'HELLO-10');
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));

    await expect(await page.findByText('−Rs.450')).toBeVisible();
    await expect(page.getByText('Rs.4050')).toBeVisible();
    await hasSaid('This coupon is applied: you save Rs.450.');
    await expect(page.getByLabelText('Coupon')).toHaveAttribute('readonly');
    await waitFor(() => expect(page.getByRole('button', { name: 'Remove' })).toHaveFocus());
  },
};

export const CouponRemoved: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const page = await enterCoupon(canvasElement, 'HELLO-10{Enter}');
    await expect(await page.findByText('−Rs.450')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));

    await expect(page.queryByText('−Rs.450')).toBeNull();
    await expect(page.getByText('Rs.4500')).toBeVisible();
    await expect(page.getByLabelText('Coupon')).toHaveValue('');
    await waitFor(() => expect(page.getByRole('button', { name: 'Apply' })).toHaveFocus());
  },
};

/** What is wrong with a code is said at its field. */
export const CouponUnknown: Story = {
  ...at({ checkout: chosenCheckout }),
  play: async ({ canvasElement }) => {
    const page = await enterCoupon(canvasElement, 'HELO-10{Enter}');
    const field = page.getByLabelText('Coupon');
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/There is no coupon/);
    await expect(field).toHaveValue('HELO-10');
  },
};

export const NoCoupon: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const page = await enterCoupon(canvasElement, '{Enter}');
    await waitFor(() => expect(page.getByLabelText('Coupon')).toBeInvalid());
    await expect(page.getByText('Please enter the code of a coupon!')).toBeVisible();
  },
};

/** A coupon that was applied and is used up meanwhile does not stay in the sum. */
export const CouponGone: Story = {
  ...at({ checkout: couponCheckout, replies: [refuse('quoteOrder', 'couponUsedUp')] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByText('−Rs.450')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));

    await waitFor(() => expect(page.getByLabelText('Coupon')).toBeInvalid());
    await expect(page.queryByText('−Rs.450')).toBeNull();
    await expect(page.getByText('Rs.4500')).toBeVisible();
  },
};

/** A code that is typed and not applied counts all the same. */
export const CouponTyped: Story = {
  ...at({ checkout: sampleCheckout }),
  play: async ({ canvasElement }) => {
    const page = await enterCoupon(canvasElement, 'HELLO-10');
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));

    await expect(await page.findByRole('link', { name: 'Proceed to payment' })).toBeVisible();
    await expect(page.getByText('−Rs.450')).toBeVisible();
  },
};

export const DarkCoupon: Story = {
  ...at({ checkout: couponCheckout }),
  globals: { theme: 'dark' },
};
export const NarrowCoupon: Story = {
  ...at({ checkout: couponCheckout }),
  globals: { viewport: { value: 'phone320' } },
};

export const Continued: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const page = within(canvasElement);
    await expect(page.queryByRole('link', { name: /Confirm Order/ })).toBeNull();
    await userEvent.type(page.getByLabelText('Phone Number'), '9800000000{Enter}');
    await expect(await page.findByText('9800000000')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Proceed to payment' })).toBeVisible();
  },
};
