import type { FastifyPluginAsync } from 'fastify';
import { InvalidSignatureError } from './PaymentProvider.ts';
import type { PaymentEvent, PaymentProvider } from './PaymentProvider.ts';
import type { SettleDeposit } from './createSettleDeposit.ts';
import type { SettlePayment } from './createSettlePayment.ts';
import type { DepositQueries } from './depositQueries.ts';
import type { PaymentQueries } from './paymentQueries.ts';
import type { RefundQueries } from './refundQueries.ts';

/** The largest webhook that is read, in bytes. */
const bodyLimit = 512 * 1024;

/**
 * Hears from the card provider. A webhook only says which payment to check; its state is then asked
 * from the provider, so that late, repeated and reordered webhooks do no harm. That a refund has failed
 * is taken from it, once. Anything but a 200 makes the provider try again later.
 */
export const createWebhookRoute =
  (
    provider: PaymentProvider,
    payments: PaymentQueries,
    settlePayment: SettlePayment,
    deposits: DepositQueries,
    settleDeposit: SettleDeposit,
    refunds: RefundQueries,
  ): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );

    app.post('/payment/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const event = readEvent(provider, request.body, signature);
      if (!event)
        return reply.code(400).send({ message: 'The signature of this webhook is not right.' });

      const { failedRefundKey } = event;
      if (failedRefundKey !== null) await refunds.reopen(failedRefundKey, request.ip);
      const payment = event.intentId && (await payments.findByIntent(event.intentId));
      const isOldNews = payment && payment.settled_at && event.type === 'payment_intent.succeeded';
      if (payment && !isOldNews) await settlePayment(payment, request.ip);

      const deposit = !payment && event.intentId && (await deposits.findByIntent(event.intentId));
      if (deposit) await settleDeposit(deposit, request.ip);
      return { received: true };
    });
  };

function readEvent(
  { verifyWebhook }: PaymentProvider,
  body: unknown,
  signature: unknown,
): PaymentEvent | null {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
  try {
    return verifyWebhook(body, signature);
  } catch (error) {
    if (error instanceof InvalidSignatureError) return null;
    throw error;
  }
}
