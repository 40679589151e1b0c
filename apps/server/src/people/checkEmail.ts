import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** One @ with something on both sides and a dot in the domain. Only a mail can tell the rest. */
export const looksLikeEmail = (email: string) =>
  email.length <= 254 && /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\]+$/.test(email);

/** Refuses what is no e-mail address. */
export function checkEmail(email: string): void {
  if (!looksLikeEmail(email)) throw new CallRefusal(refusals.invalidAddress);
}
