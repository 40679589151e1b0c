import type { LogInState } from './logInState.ts';
import { paths } from '../../routing/paths.ts';
import { texts } from './tellWhyLogIn.texts.ts';

/** Why members' pages at addresses with this beginning need a log-in. The first match wins. */
const reasons: [beginning: string, reason: string][] = [
  [paths.newService, texts.offer],
  [paths.dashboard, texts.dashboard],
  [paths.wishlist, texts.wishlist],
  [paths.myOrders, texts.orders],
  [paths.confirmOrder, texts.checkout],
  [paths.paymentStep, texts.checkout],
  [paths.order(''), texts.order],
  [paths.orderInfo, texts.checkout],
  [paths.payment, texts.checkout],
  [paths.profile, texts.profile],
];

/** Says why somebody is asked to log in; undefined if they came by themselves. */
export function tellWhyLogIn({ reason, returnTo }: LogInState): string | undefined {
  if (reason || !returnTo) return reason;
  const found = reasons.find(([beginning]) => returnTo.startsWith(beginning));
  return found?.[1] ?? texts.other;
}
