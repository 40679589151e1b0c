import type { LogInState } from './logInState.ts';
import { paths } from '../../routing/paths.ts';

/** What members do at addresses with this beginning. The first match wins. */
const purposes: [beginning: string, purpose: string][] = [
  [paths.newService, 'To offer a service'],
  [paths.dashboard, 'To see your dashboard'],
  [paths.wishlist, 'To see your wishlist'],
  [paths.myOrders, 'To see your orders'],
  [paths.confirmOrder, 'To go on with your order'],
  [paths.paymentStep, 'To go on with your order'],
  [paths.order(''), 'To see your order'],
  [paths.orderInfo, 'To go on with your order'],
  [paths.payment, 'To go on with your order'],
  [paths.profile, 'To see your profile'],
];

/** Says why somebody is asked to log in; undefined if they came by themselves. */
export function tellWhyLogIn({ reason, returnTo }: LogInState): string | undefined {
  if (reason || !returnTo) return reason;
  const found = purposes.find(([beginning]) => returnTo.startsWith(beginning));
  return `${found?.[1] ?? 'To go on'}, please log in or sign up.`;
}
