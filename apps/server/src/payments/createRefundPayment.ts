import type { CarryOutRefund } from './createCarryOutRefund.ts';
import { isRefused, type PaymentProviderError } from './PaymentProvider.ts';
import type { Payment } from './paymentQueries.ts';
import type { RefundQueries } from './refundQueries.ts';
import type { SettlePayment } from './createSettlePayment.ts';

/** Gives back what is to be given back of a payment, once, however often it is called. */
export type RefundPayment = (
  payment: Payment,
  /** Who asks: a network address, or the name of a job. */
  address: string,
) => Promise<void>;

/**
 * Gives the function that carries out all that is decided about a payment: everything that is left of it where
 * its order is cancelled, or what was agreed. One that the card provider refuses holds up no other.
 */
export const createRefundPayment =
  (
    refunds: RefundQueries,
    carryOutRefund: CarryOutRefund,
    settlePayment: SettlePayment,
  ): RefundPayment =>
  async (payment, address) => {
    const requested = await refunds.listRequested(payment.id);
    const refused: PaymentProviderError[] = [];
    for (const refund of requested) {
      await carryOutRefund(refund, address).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        refused.push(error);
      });
    }
    if (refused[0]) throw refused[0];
    // It may be back already without that being known.
    if (requested.length === 0) await settlePayment(payment, address);
  };
