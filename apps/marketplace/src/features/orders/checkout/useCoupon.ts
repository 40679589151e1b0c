import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { couponEntered, couponRemoved, quoteSeen } from './checkoutSlice.ts';
import { toWish } from './toOrder.ts';
import type { QueryFailure } from '../../../backend/failure.ts';
import { useQuoteOrderMutation } from '../../../backend/market.ts';
import { useCheckout } from './useCheckout.ts';

/**
 * The coupon of the checkout: it is applied once the server has said what the order costs with it.
 *
 * @param typed What is in its field.
 */
export function useCoupon(typed: string) {
  const dispatch = useDispatch();
  const [quoteOrder, { isLoading: isApplying }] = useQuoteOrderMutation();
  const [wasRemoved, setRemoved] = useState(false);
  const { cartItem, coupon, quote } = useCheckout();
  const isApplied = coupon !== '' && quote !== null;
  const line = quote?.lines?.find(({ kind }) => kind === 'coupon');

  return {
    isApplied,
    isApplying,
    wasRemoved,
    /** What counts when the order goes on: a code that is typed counts as one that is applied. */
    code: isApplied ? coupon : typed.trim(),
    /** In rupees; undefined while nothing is known of it. */
    saved: isApplied && line ? -line.amount : undefined,

    /** Resolves with the reason why the server does not take it, if there is one. */
    async apply(): Promise<QueryFailure | undefined> {
      const code = typed.trim();
      const { data, error } = await quoteOrder(toWish({ cartItem, coupon: code }));
      if (!data) return error;
      dispatch(couponEntered(code));
      dispatch(quoteSeen(data));
      setRemoved(false);
      return undefined;
    },
    remove() {
      dispatch(couponRemoved());
      setRemoved(true);
    },
  };
}
