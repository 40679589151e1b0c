import { useSelector } from 'react-redux';
import type { Checkout } from './checkoutSlice.ts';

/** The checkout in progress. */
export const useCheckout = () => useSelector(({ checkout }: { checkout: Checkout }) => checkout);
