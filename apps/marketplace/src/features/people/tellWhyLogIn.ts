import type { LogInState } from './logInState.ts';
import { paths } from '../../routing/paths.ts';
import { texts } from './texts.ts';

/** Why members' pages at addresses with this beginning need a log-in. The first match wins. */
const reasons: [beginning: string, reason: string][] = [
  [paths.newService, texts.reasons.offer],
  [paths.dashboard, texts.reasons.dashboard],
  [paths.wishlist, texts.reasons.wishlist],
  [paths.myOrders, texts.reasons.orders],
  [paths.confirmOrder, texts.reasons.checkout],
  [paths.paymentStep, texts.reasons.checkout],
  [paths.order(''), texts.reasons.order],
  [paths.orderInfo, texts.reasons.checkout],
  [paths.payment, texts.reasons.checkout],
  [paths.profile, texts.reasons.profile],
];

/** Says why somebody is asked to log in; undefined if they came by themselves. */
export function tellWhyLogIn({ reason, returnTo }: LogInState): string | undefined {
  if (reason || !returnTo) return reason;
  const found = reasons.find(([beginning]) => returnTo.startsWith(beginning));
  return found?.[1] ?? texts.reasons.other;
}
