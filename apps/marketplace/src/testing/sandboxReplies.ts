import { sandboxContract, type SandboxPaymentIntent } from '@market/api/sandbox';
import type { marketReplies } from '@market/api/testing';
import { failedChallengeError, type SandboxCard, sandboxCards } from '@market/card-sandbox/cards';
import { http, HttpResponse } from 'msw';

type Status = SandboxPaymentIntent['status'];

const on = (path: string, reply: (body: Record<string, unknown>) => Response) =>
  http.post<never, Record<string, unknown>>(`*/api${path}`, async ({ request }) =>
    reply(await request.json()),
  );

/**
 * Pretends the server's half of the offline card provider, for one payment.
 *
 * @param status How the payment stands at the beginning. `processing` stays so.
 */
export function sandboxReplies(
  status: Status = 'requires_payment_method',
): ReturnType<typeof marketReplies> {
  const payment: { status: Status; card?: SandboxCard | undefined } = { status };

  const tell = (newStatus: Status, error?: object) => {
    payment.status = newStatus;
    const intent = { id: 'pi_sandbox_sample', amount: 450_000, currency: 'inr', status: newStatus };
    return HttpResponse.json({ success: true, paymentIntent: intent, ...(error && { error }) });
  };
  const charge = ({ error }: SandboxCard) =>
    error ? tell('requires_payment_method', error) : tell('succeeded');

  const { confirmPayment, completeChallenge, retrievePayment } = sandboxContract;

  return [
    on(confirmPayment.path, ({ token }) => {
      payment.card = sandboxCards.find((card) => card.token === token);
      if (payment.status === 'processing') return tell('processing');
      if (!payment.card) return tell('requires_payment_method');
      return payment.card.needsChallenge ? tell('requires_action') : charge(payment.card);
    }),
    on(completeChallenge.path, ({ isPassed }) =>
      isPassed && payment.card
        ? charge(payment.card)
        : tell('requires_payment_method', failedChallengeError),
    ),
    on(retrievePayment.path, () => tell(payment.status)),
  ];
}
