import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { generalRefusals } from '../contract/generalRefusals.ts';
import { orderRefusals } from './refusals.ts';
import { doneSchema, idSchema } from '../contract/values.ts';

/**
 * The calls about refunds.
 *
 * @see Specification, calls
 */
export const refundCalls = {
  /**
   * `PUT /order/myOrders/{id}/refund`: lets the seller give all the money back, as long as the
   * order is not delivered. From then on the order's `paymentInfo.status` is `refunded` and it
   * cannot be delivered any more. A repetition has no further effect. The password must have been
   * typed a short while ago: see `confirmPassword`. Fails with `conflict` once it is delivered or
   * given back, and with `needsPassword` while `confirmPassword` is wanted first.
   *
   * @see Specification, X1
   */
  refundOrder: call({
    method: 'PUT',
    path: '/order/myOrders/{id}/refund',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [
      generalRefusals.passwordNeeded,
      orderRefusals.orderNotFound,
      orderRefusals.orderDelivered,
      orderRefusals.nothingToRefund,
    ],
    isRepeatable: true,
  }),
};

export const { refundOrder } = refundCalls;
