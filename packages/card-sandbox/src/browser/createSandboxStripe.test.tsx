import { createSandboxClient } from '@market/api/sandbox';
import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { createSandboxStripe } from './createSandboxStripe.ts';

/** What the pretended server was asked, and how it answers next. */
const asked = vi.fn<(path: string, body: Record<string, unknown>) => object>();
const intent = (status: string) => ({
  paymentIntent: { id: 'pi_1', amount: 450_000, currency: 'inr', status },
});

const client = createSandboxClient({
  host: 'https://market.test/api',
  retries: 0,
  fetch: async (input, init) => {
    const answer = asked(new URL(String(input)).pathname, JSON.parse(String(init?.body)));
    return Response.json(answer);
  },
});

let stripe: Stripe;
let card: StripeCardNumberElement;
let fields: { destroy: () => void }[];

function mountCard() {
  document.body.innerHTML = `
    <label for="number">Card number</label><div id="number"></div>
    <label for="expiry">Expiry</label><div id="expiry"></div>
    <div id="cvc"></div>`;
  stripe = createSandboxStripe(client);
  const elements = stripe.elements();
  card = elements.create('cardNumber', { style: { base: { color: 'rgb(1, 2, 3)' } } });
  const expiry = elements.create('cardExpiry');
  const cvc = elements.create('cardCvc');
  card.mount('#number');
  expiry.mount('#expiry');
  cvc.mount('#cvc');
  fields = [card, expiry, cvc];
}

const pay = () =>
  stripe.confirmCardPayment('pi_1_secret', {
    payment_method: {
      card,
      billing_details: { name: 'Asha Tamang', email: 'asha@market.example' },
    },
  });

const inputOf = (field: Locator) => field.element() as HTMLInputElement;

async function typeCard(number: string) {
  await userEvent.type(page.getByLabelText('Card number'), number);
  await userEvent.type(page.getByLabelText('Expiry'), '444');
  await userEvent.type(page.getByLabelText('Credit or debit card CVC/CVV'), '444');
}

beforeEach(mountCard);
afterEach(() => {
  asked.mockReset();
  document.body.innerHTML = '';
});

test('a card is charged by its token: the number stays in the browser', async () => {
  asked.mockReturnValue(intent('succeeded'));
  await typeCard('4242424242424242');

  expect((await pay()).paymentIntent).toMatchObject({ id: 'pi_1', status: 'succeeded' });
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/sandbox/payment_intents/confirm', {
    client_secret: 'pi_1_secret',
    token: 'tok_visa',
    billing_name: 'Asha Tamang',
    billing_email: 'asha@market.example',
  });
  expect(JSON.stringify(asked.mock.calls)).not.toContain('4242');
});

test('what is typed is formatted, and the caret stays with its digit', async () => {
  const number = page.getByLabelText('Card number');
  await userEvent.type(number, '42424242');
  expect(inputOf(number).value).toBe('4242 4242');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}9');
  expect(inputOf(number).value).toBe('4242 9424 2');
  await userEvent.keyboard('{Backspace}');
  expect(inputOf(number).value).toBe('4242 4242');
  expect(inputOf(number).selectionStart).toBe(4);
});

test('the fields look as the page asks for, and say how far they are', async () => {
  const number = page.getByLabelText('Card number');
  const told = vi.fn<(event: object) => void>();
  card.on('change', told);
  await userEvent.type(number, '4242424242424241');

  expect(getComputedStyle(number.element()).color).toBe('rgb(1, 2, 3)');
  expect(told).toHaveBeenLastCalledWith(
    expect.objectContaining({
      elementType: 'cardNumber',
      brand: 'visa',
      complete: false,
      error: expect.objectContaining({ message: 'Your card number is invalid.' }),
    }),
  );
  expect(document.querySelector('#number')?.classList).toContain('StripeElement--invalid');
  expect(number.element().getAttribute('aria-invalid')).toBe('true');
});

test('an incomplete card asks nobody', async () => {
  await userEvent.type(page.getByLabelText('Card number'), '4242');

  expect((await pay()).error).toEqual({
    type: 'validation_error',
    code: 'incomplete_number',
    message: 'Your card number is incomplete.',
  });
  expect(asked).not.toHaveBeenCalled();
});

test('a card that is no test card is declined', async () => {
  await typeCard('4111111111111111');

  expect((await pay()).error?.code).toBe('card_declined');
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['Complete authentication', true],
  ['Fail authentication', false],
])('a challenge ends with "%s"', async (button, isPassed) => {
  asked.mockReturnValueOnce(intent('requires_action'));
  asked.mockReturnValueOnce(intent(isPassed ? 'succeeded' : 'requires_payment_method'));
  await typeCard('4000000000003220');

  const result = pay();
  await page.getByRole('button', { name: button }).click();

  expect((await result).paymentIntent?.status).toBe(isPassed ? 'succeeded' : undefined);
  expect((await result).error?.code).toBe(
    isPassed ? undefined : 'payment_intent_authentication_failure',
  );
  expect(asked).toHaveBeenLastCalledWith('/api/sandbox/payment_intents/complete_challenge', {
    client_secret: 'pi_1_secret',
    isPassed,
  });
  expect(document.querySelector('dialog')).toBeNull();
});

test('leaving the page closes the challenge without an answer', async () => {
  asked.mockReturnValue(intent('requires_action'));
  await typeCard('4000000000003220');
  const result = pay();
  await vi.waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true), 30_000);

  for (const field of fields) field.destroy();

  expect((await result).error?.code).toBe('payment_intent_authentication_failure');
  expect(asked).toHaveBeenCalledOnce();
});

test('without a connection the provider says so', async () => {
  asked.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  await typeCard('4242424242424242');

  expect((await pay()).error?.message).toMatch(/connecting to our payments provider/);
});
