import type { CallErrorKind } from '@market/api';
import type { Order } from '@market/api/contract';
import type { OrderedItem, PaymentAttempt } from '../orders/checkout/checkoutSlice.ts';
import { type QueryFailure, toKind } from '../../backend/failure.ts';
import { useCreateOrderMutation } from '../../backend/market.ts';

/** What is worth trying again soon. */
const passingKinds: (CallErrorKind | undefined)[] = ['network', 'timeout', 'server', 'rateLimited'];

/** How long to wait before each further try, in milliseconds. */
const pauses = [800, 2000, 4000];

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A payment that has succeeded and is to become an order. */
export interface PaidOrder {
  cartItem: OrderedItem;
  attempt: PaymentAttempt;
  paymentInfo: Order['paymentInfo'];
}

/**
 * Gives a function that places the order of a payment that has succeeded. It retries failures
 * unless the backend might place a second order for the same payment. Resolves with the order or the
 * final failure.
 */
export function usePlaceOrder() {
  const [createOrder] = useCreateOrderMutation();

  return async ({
    cartItem,
    attempt,
    paymentInfo,
  }: PaidOrder): Promise<{ order: Order } | { failure: QueryFailure }> => {
    const { service } = cartItem;
    const { request } = attempt;

    const pausesLeft = [...pauses];
    for (;;) {
      const { data, error } = await createOrder({
        service: service._id,
        orderInfo: request.orderInfo ?? { phoneNumber: '' },
        totalPrice: request.amount / 100,
        adminUser: service.user[0]?._id ?? '',
        paymentInfo,
      });
      if (data) return data;
      const pause = pausesLeft.shift();
      const isDangerous = 'mayHaveActed' in error && error.mayHaveActed === true;
      if (pause === undefined || isDangerous || !passingKinds.includes(toKind(error))) {
        return { failure: error };
      }
      await wait(pause);
    }
  };
}
