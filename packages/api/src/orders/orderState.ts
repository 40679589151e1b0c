import { orderStatuses } from '../contract/choices.ts';
import type { Order, OrderStatus } from './calls.ts';
import type { orderRefusals } from './refusals.ts';

/**
 * What has become of the money of an order: `waiting` until the card provider has it or has refused it,
 * `kept` while the seller earns it.
 *
 * @see Specification, K4
 */
export type OrderMoney = 'waiting' | 'failed' | 'kept' | 'refunded' | 'disputed';

/**
 * Where an order stands, and what its seller may do next.
 *
 * @see Specification, D5
 */
export interface OrderState {
  money: OrderMoney;
  /** Whether the money has come, even if it was given back later. */
  hasMoneyArrived: boolean;
  isDelivered: boolean;
  /** Whether the seller still has to deliver it. */
  isToDeliver: boolean;
  /** The code with which it is refused that the seller delivers; null where they may. */
  deliveryRefusal: keyof typeof orderRefusals | null;
  /** The code with which it is refused that the seller gives the money back; null where they may. */
  refundRefusal: keyof typeof orderRefusals | null;
}

/** The card provider's states of a payment, as far as they matter to an order. */
const moneyOfStatus: Record<string, OrderMoney> = {
  succeeded: 'kept',
  refunded: 'refunded',
  disputed: 'disputed',
  failed: 'failed',
  canceled: 'failed',
};

/** Whether an order in this state can still be delivered or refunded. */
const isOpen: Record<OrderStatus, boolean> = { Processing: true, Delivered: false };

/**
 * The states in which orders can still be delivered or refunded.
 *
 * @see Specification, K2
 */
export const openOrderStatuses = orderStatuses.filter((status) => isOpen[status]);

/** What follows from the money alone, for an order that is not delivered. */
const factsOfMoney: Record<
  OrderMoney,
  Pick<OrderState, 'hasMoneyArrived' | 'isToDeliver' | 'deliveryRefusal' | 'refundRefusal'>
> = {
  waiting: {
    hasMoneyArrived: false,
    isToDeliver: false,
    deliveryRefusal: null,
    refundRefusal: 'nothingToRefund',
  },
  failed: {
    hasMoneyArrived: false,
    isToDeliver: false,
    deliveryRefusal: null,
    refundRefusal: 'nothingToRefund',
  },
  kept: {
    hasMoneyArrived: true,
    isToDeliver: true,
    deliveryRefusal: null,
    refundRefusal: null,
  },
  refunded: {
    hasMoneyArrived: true,
    isToDeliver: false,
    deliveryRefusal: 'orderRefunded',
    refundRefusal: 'nothingToRefund',
  },
  disputed: {
    hasMoneyArrived: true,
    isToDeliver: false,
    deliveryRefusal: null,
    refundRefusal: 'nothingToRefund',
  },
};

/**
 * Says where an order stands. Server, screens, samples and pretended backends all use this.
 *
 * @param order The order's status, and how its payment stands at the card provider.
 * @see Specification, D5
 */
export function stateOfOrder({
  orderStatus,
  paymentInfo,
}: {
  orderStatus: Order['orderStatus'];
  paymentInfo: Pick<Order['paymentInfo'], 'status'>;
}): OrderState {
  const money = moneyOfStatus[paymentInfo.status] ?? 'waiting';
  const facts = factsOfMoney[money];
  if (isOpen[orderStatus]) return { money, isDelivered: false, ...facts };
  return {
    money,
    isDelivered: true,
    hasMoneyArrived: facts.hasMoneyArrived,
    isToDeliver: false,
    deliveryRefusal: facts.deliveryRefusal ?? 'orderDelivered',
    refundRefusal: 'orderDelivered',
  };
}
