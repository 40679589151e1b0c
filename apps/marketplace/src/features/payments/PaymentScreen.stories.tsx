import {
  answer,
  createOrder,
  createProfile,
  createRefusal,
  createService,
  createServiceSummary,
  refuse,
  samplePerson,
  sampleServices,
  stall,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { noCheckout, type PaymentAttempt } from '../orders/checkout/checkoutSlice.ts';
import { longCheckout, sampleCheckout } from '../../testing/sampleCheckout.ts';
import { sandboxReplies } from '../../testing/sandboxReplies.ts';
import {
  hasSaid,
  hasSettled,
  type MarketWorld,
  storiesAt,
  type Story,
} from '../../testing/storiesAt.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';

const meta = { title: 'Screens/Payments/Payment', component: PaymentScreen } satisfies Meta<
  typeof PaymentScreen
>;

export default meta;

const at = storiesAt({ address: '/payment', checkout: sampleCheckout });

/** The payment screen of a service that asks nothing, with a pretended card provider. */
const atPayment = ({ replies = [], ...world }: Partial<MarketWorld> = {}) =>
  at({
    services: [createServiceSummary()],
    ...world,
    replies: [...replies, ...sandboxReplies()],
  });

const page = within(document.body);

/** Waits for the card form, types a card and presses the button. */
async function payWith(canvasElement: HTMLElement, cardNumber: string) {
  await hasSettled(canvasElement);
  await userEvent.type(await page.findByLabelText('Card number'), cardNumber);
  await userEvent.type(page.getByLabelText('Expiry'), '1244');
  await userEvent.type(page.getByLabelText('CVC'), '444');
  await userEvent.click(page.getByRole('button', { name: /^PAY - / }));
}

/** Waits until the text stands on the screen itself. */
const sees = (text: string | RegExp) =>
  waitFor(() => expect(within(page.getByRole('main')).getByText(text)).toBeVisible());

const isExactly = (words: string) => (_: string, element: Element | null) =>
  element?.textContent === words;

/** Waits for a toast that says exactly this, which the screen itself does not say again. */
const isTold = (words: string) =>
  waitFor(() => {
    expect(page.getAllByText(isExactly(words)).length).toBeGreaterThan(0);
    expect(within(page.getByRole('main')).queryByText(isExactly(words))).toBeNull();
  });

const seesOrders = async () =>
  expect(await page.findByRole('heading', { name: 'My Orders' })).toBeVisible();

const tooManyCards = 'Too many cards have been refused. Please try again in 43 minutes.';

export const Ready = atPayment();
export const LongText = atPayment({ checkout: longCheckout });
export const Loading = at.loading('getCardProviderKey');
export const Failed = at.failing('getCardProviderKey');
export const Empty = atPayment({ checkout: noCheckout });
export const RightToLeft: Story = { ...atPayment(), globals: { direction: 'rtl' } };

/** A real key, and something that keeps the provider's script away. The rest of the site works. */
export const Partial: Story = {
  ...atPayment({ stripeApiKey: 'pk_live_blocked' }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await sees('The card form could not be loaded.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
const worldOfBlocked = Partial.beforeEach;
Partial.beforeEach = [worldOfBlocked ?? [], blockStripeJs].flat();

function blockStripeJs() {
  Object.assign(window, {
    Stripe: () => {
      throw new Error('Blocked by an extension.');
    },
  });
  return () => void Reflect.deleteProperty(window, 'Stripe');
}

export const Paid: Story = {
  ...atPayment(),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4242424242424242');
    await seesOrders();
    await expect(await page.findByText('payment successfull!!')).toBeInTheDocument();
  },
};

/** A buyer who is asked for something is led to the order that waits for their answers. */
export const PaidAndAsked: Story = {
  ...atPayment({ services: sampleServices }),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4242424242424242');
    await expect(await page.findByText('The seller needs your answers')).toBeVisible();
    await expect(await page.findByLabelText(/^What is the name that the logo shows/)).toBeVisible();
  },
};

export const AuthenticationAsked: Story = {
  ...atPayment(),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4000000000003220');
    await expect(await page.findByRole('dialog', { name: '3D Secure 2 Test Page' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^PAY - /, hidden: true })).toBeDisabled();
  },
};

export const AuthenticationFailed: Story = {
  ...atPayment(),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4000000000003220');
    await userEvent.click(await page.findByRole('button', { name: 'Fail authentication' }));
    await hasSaid(/We are unable to authenticate your payment method/);
    await waitFor(() => expect(page.getByRole('button', { name: /^PAY - / })).toBeEnabled());
  },
};

// Shows E5, E6.
export const Declined: Story = {
  ...atPayment(),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4000000000000002');
    // In a toast, and at the field for when the buyer comes back to it.
    await waitFor(() => expect(page.getAllByText('Your card was declined.').length).toBe(2));
    await expect(page.getByRole('button', { name: /^PAY - / })).toBeEnabled();
    const number = page.getByLabelText('Card number');
    await expect(number).toHaveValue('4000 0000 0000 0002');
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription('Your card was declined.');
    await userEvent.type(number, '{Backspace}');
    await expect(number).not.toHaveAccessibleDescription();
  },
};

/** What is wrong with a card stands at the field that can mend it. */
export const WrongCode: Story = {
  ...atPayment(),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4000000000000127');
    // The code was typed last: its field has the focus while the card is tried, too.
    await hasSaid("Your card's security code is incorrect.");
    const code = page.getByLabelText('CVC');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription("Your card's security code is incorrect.");
  },
};

export const NoTestCard: Story = {
  ...atPayment(),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4111111111111111');
    await hasSaid(/used a non test \(live\) card/);
  },
};

export const IncompleteCard: Story = {
  ...atPayment(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const number = await page.findByLabelText('Card number');
    await userEvent.type(number, '4242');
    await userEvent.click(page.getByRole('button', { name: /^PAY - / }));
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription('Your card number is incomplete.'),
    );
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Card number', { selector: 'label' })).toHaveProperty(
      'control',
      number,
    );
    for (const text of [
      'Your card number is incomplete.',
      "Your card's expiration date is incomplete.",
      "Your card's security code is incomplete.",
    ]) {
      await waitFor(() => expect(page.getAllByText(text)).toHaveLength(1));
      await sees(text);
    }
  },
};

/** Neither done nor refused: the provider still works on it. */
// Shows E7.
export const StillProcessing: Story = {
  ...atPayment({ replies: sandboxReplies('processing') }),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4000000000000259');
    const words = 'There was  some issue in payment processing!!';
    await isTold(words);
  },
};

export const PaymentNotStarted: Story = {
  ...atPayment({ replies: [refuse('startPayment', 500, 'The bank is asleep.')] }),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4242424242424242');
    await isTold('The bank is asleep.');
    await expect(page.getByRole('button', { name: /^PAY - / })).toBeEnabled();
  },
};

/** Somebody has typed one refused card after the other: nothing is started for a while. */
export const TooManyCards: Story = {
  ...atPayment({ replies: [refuse('startPayment', 429, tooManyCards)] }),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4242424242424242');
    await isTold(tooManyCards);
    await expect(page.getByRole('button', { name: /^PAY - / })).toBeEnabled();
  },
};

/** Its seller has deleted it while it lay in the wishlist: nothing is charged. */
export const ServiceGone: Story = {
  ...atPayment({ replies: [refuse('startPayment', 404)] }),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4242424242424242');
    await isTold('Service Not Found!');
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  },
};

/** Nothing is charged before the buyer has agreed to the new price. */
export const PriceChanged: Story = {
  ...atPayment({
    replies: [
      answer('startPayment', ({ amount }) =>
        amount === 520_000
          ? { client_secret: 'pi_sandbox_sample_secret_sample' }
          : createRefusal('priceChanged'),
      ),
      answer('getService', { service: createService({ price: 5200 }) }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4242424242424242');
    const goOn = await page.findByRole('button', { name: 'Continue with Rs.5200' });
    await expect(page.getAllByText('The price of this service has changed.')).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'PAY - (Rs.4500)' })).toBeDisabled();
    await userEvent.click(goOn);
    await userEvent.click(page.getByRole('button', { name: 'PAY - (Rs.5200)' }));
    await seesOrders();
  },
};

const attempt: PaymentAttempt = {
  idempotencyKey: 'sample-attempt',
  request: { amount: 450_000, service: 'service-brand', orderInfo: sampleCheckout.orderInfo },
  paymentInfo: null,
};

/** The page was closed after paying: what was paid becomes an order, nothing is charged again. */
export const PaidBeforeReload: Story = {
  ...atPayment({
    checkout: { ...sampleCheckout, payment: attempt },
    replies: sandboxReplies('succeeded'),
  }),
  play: async () => {
    await seesOrders();
    await expect(await page.findByText('payment successfull!!')).toBeInTheDocument();
  },
};

/** The page was closed before paying: the card can be typed again. */
export const UnpaidBeforeReload: Story = {
  ...atPayment({ checkout: { ...sampleCheckout, payment: attempt } }),
  play: async () => {
    await expect(await page.findByLabelText('Card number')).toBeVisible();
  },
};

/** The money is there, the order not yet: no card form, and no second charge. */
export const OrderMissing: Story = {
  ...atPayment({
    checkout: {
      ...sampleCheckout,
      payment: { ...attempt, paymentInfo: { id: 'pi_sandbox_sample', status: 'succeeded' } },
    },
    replies: [refuse('createOrder', 'serviceGone')],
  }),
  play: async () => {
    await sees('Your payment has arrived.');
    await expect(page.getByText('pi_sandbox_sample')).toBeVisible();
    await expect(page.queryByLabelText('Card number')).toBeNull();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** The server fails twice after the money has arrived: the order is asked for again, not the money. */
export const OrderRecovered: Story = {
  ...atPayment({ replies: [failTwice()] }),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4242424242424242');
    await sees(/Your order is being placed/);
    await seesOrders();
  },
};

function failTwice() {
  let failures = 0;
  return answer('createOrder', ({ paymentInfo, totalPrice }) => {
    failures += 1;
    return failures > 2 ? { order: createOrder({ paymentInfo, totalPrice }) } : createRefusal(500);
  });
}

/** After another log-in the buyer is back here, with everything as it was. */
export const SessionExpired: Story = {
  ...atPayment({ replies: endSessionAtPayment() }),
  play: async ({ canvasElement }) => {
    await payWith(canvasElement, '4242424242424242');
    await waitFor(() => expect(page.queryByRole('button', { name: /^PAY - / })).toBeNull());
    await expect(page.getAllByRole('link', { name: /Log In/ })[0]).toBeVisible();
  },
};

function endSessionAtPayment() {
  let hasEnded = false;
  return [
    answer('startPayment', () => {
      hasEnded = true;
      return createRefusal(401);
    }),
    answer('loadUser', () =>
      hasEnded ? createRefusal(401) : { user: createProfile(samplePerson) },
    ),
  ];
}

/** The order is being made. */
export const OrderPending: Story = {
  ...atPayment({
    checkout: {
      ...sampleCheckout,
      payment: { ...attempt, paymentInfo: { id: 'pi_sandbox_sample', status: 'succeeded' } },
    },
    replies: [stall('createOrder')],
  }),
  play: async () => {
    await sees(/Your order is being placed/);
  },
};
