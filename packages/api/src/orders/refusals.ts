import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about orders and refunds are refused.
 *
 * @see Specification, errors
 */
export const orderRefusals = listRefusals({
  orderNotFound: [404, 'No order found with this ID'],
  unfilledPhoneNumber: [400, 'Please enter your phone number!'],
  invalidPhoneNumber: [400, 'Please enter a valid phone number!'],
  ownServiceOrdered: [400, 'You cannot order your own service.'],
  priceChanged: [409, 'The price of this service has changed.'],
  paymentOfOther: [409, 'This payment does not belong to this order.'],
  paymentNotArrived: [402, 'This payment has not succeeded.'],
  paymentReturned: [409, 'This payment has been given back.'],
  orderDelivered: [409, 'This order is already delivered'],
  orderRefunded: [409, 'The money for this order has been given back'],
  nothingToRefund: [409, 'There is no money to give back'],
});
