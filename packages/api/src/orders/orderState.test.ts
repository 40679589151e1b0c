import { expect, test } from 'vitest';
import { openOrderStatuses, stateOfOrder } from './orderState.ts';

test('an order is open until it is delivered', () => {
  expect(openOrderStatuses).toEqual(['Processing']);
});

test.each([
  ['Processing', 'succeeded', 'kept', 'arrived', 'to deliver', null, null],
  ['Processing', 'refunded', 'refunded', 'arrived', '', 'orderRefunded', 'nothingToRefund'],
  ['Processing', 'disputed', 'disputed', 'arrived', '', null, 'nothingToRefund'],
  ['Processing', 'failed', 'failed', '', '', null, 'nothingToRefund'],
  ['Processing', 'canceled', 'failed', '', '', null, 'nothingToRefund'],
  ['Processing', 'open', 'waiting', '', '', null, 'nothingToRefund'],
  ['Processing', 'whatever is new', 'waiting', '', '', null, 'nothingToRefund'],
  ['Delivered', 'succeeded', 'kept', 'arrived', '', 'orderDelivered', 'orderDelivered'],
  ['Delivered', 'refunded', 'refunded', 'arrived', '', 'orderRefunded', 'orderDelivered'],
  ['Delivered', 'disputed', 'disputed', 'arrived', '', 'orderDelivered', 'orderDelivered'],
  ['Delivered', 'failed', 'failed', '', '', 'orderDelivered', 'orderDelivered'],
  ['Delivered', 'open', 'waiting', '', '', 'orderDelivered', 'orderDelivered'],
] as const)(
  '%s, payment %s: money %s %s, %s; delivering: %s, refunding: %s',
  (orderStatus, status, money, arrived, toDeliver, delivering, refunding) => {
    const state = stateOfOrder({ orderStatus, paymentInfo: { status } });

    expect(state.money).toBe(money);
    expect(state.hasMoneyArrived).toBe(arrived !== '');
    expect(state.isDelivered).toBe(orderStatus === 'Delivered');
    expect(state.isToDeliver).toBe(toDeliver !== '');
    expect(state.deliveryRefusal).toBe(delivering);
    expect(state.refundRefusal).toBe(refunding);
  },
);
