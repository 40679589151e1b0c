import { isRefused, type PaymentProvider } from './PaymentProvider.ts';
import type { SettlePayment } from './createSettlePayment.ts';
import type { RefundQueries } from './refundQueries.ts';
import { keyOfRefund, type Refund } from './refunds.ts';

/** Gives money back that was requested, once, however often it is called. */
export type CarryOutRefund = (
  refund: Refund,
  /** Who asks: a network address, or the name of a job. */
  address: string,
) => Promise<void>;

/**
 * Gives the function that carries out a refund once it is decided. If the card provider cannot be reached, the
 * decision stands and a job finishes it; if the provider refuses, the decision is taken back.
 */
export const createCarryOutRefund =
  (
    provider: PaymentProvider,
    refunds: RefundQueries,
    settlePayment: SettlePayment,
  ): CarryOutRefund =>
  async (refund, address) => {
    const payment = await refunds.findPayment(refund);
    if (payment.intent_id === null) return;
    try {
      await provider.refund(payment.intent_id, {
        amount: refund.amount,
        idempotencyKey: keyOfRefund(refund),
      });
    } catch (error) {
      if (isRefused(error)) {
        // There may be less left than is known here. Of a payment that it does not know, the provider tells nothing.
        await settlePayment(payment, address).catch((failure: unknown) => {
          if (!isRefused(failure)) throw failure;
        });
        await refunds.withdraw(refund, address);
      }
      throw error;
    }
    await refunds.finish(refund);
    await settlePayment(payment, address);
  };
