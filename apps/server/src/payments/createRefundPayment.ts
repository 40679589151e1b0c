import { PaymentProviderError } from './PaymentProvider.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import type { Payment } from './paymentQueries.ts';
import type { RefundQueries } from './refundQueries.ts';
import type { SettlePayment } from './createSettlePayment.ts';

/** Gives the money back once, however often it is called. */
export type RefundPayment = (
  payment: Payment,
  /** Who asks: a network address, or the name of a job. */
  address: string,
) => Promise<void>;

/**
 * Gives the function that carries out a refund once it is decided. If the card provider cannot be
 * reached, the decision stands and a job finishes it; if the provider refuses, the decision is
 * taken back.
 */
export const createRefundPayment =
  (
    provider: PaymentProvider,
    refunds: RefundQueries,
    settlePayment: SettlePayment,
  ): RefundPayment =>
  async (payment, address) => {
    if (payment.intent_id === null) return;
    try {
      await provider.refund(payment.intent_id, `refund-${payment.id}`);
    } catch (error) {
      const isRefused = error instanceof PaymentProviderError && error.status === 400;
      if (isRefused) await refunds.withdraw(payment.id, address);
      throw error;
    }
    await settlePayment(payment, address);
  };
