import type { MarketRequest } from '@market/api/contract';
import type { Checkout } from './checkoutSlice.ts';

type Ordered = Pick<Checkout, 'cartItem' | 'quote'>;

/** What a checkout comes to, in rupees: as the server has said, or as the wishlist had it. */
export const toTotal = ({ cartItem, quote }: Ordered): number =>
  quote?.totalPrice ?? cartItem?.quote?.totalPrice ?? cartItem?.service.price ?? 0;

/** What is ordered, as quotes and payments name it: only what somebody has chosen is sent. */
export function toWish({
  cartItem,
  coupon,
}: Pick<Checkout, 'cartItem' | 'coupon'>): Omit<MarketRequest<'quoteOrder'>, 'orderInfo'> {
  const { service, choice, offer } = cartItem ?? {};
  if (offer) return { offer };
  return { service: service?._id, ...choice, ...(coupon && { coupon }) };
}
