import type { CarryOutRefund } from './createCarryOutRefund.ts';
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
 * its order is cancelled, or what was agreed.
 */
export const createRefundPayment =
  (
    refunds: RefundQueries,
    carryOutRefund: CarryOutRefund,
    settlePayment: SettlePayment,
  ): RefundPayment =>
  async (payment, address) => {
    const requested = await refunds.listRequested(payment.id);
    for (const refund of requested) await carryOutRefund(refund, address);
    // It may be back already without that being known.
    if (requested.length === 0) await settlePayment(payment, address);
  };
