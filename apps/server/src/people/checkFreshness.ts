import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Visit } from '../http/Handlers.ts';

/**
 * Refuses what moves money or an address unless the password was typed a short while ago: with a
 * browser that was left open, or a stolen cookie alone, neither can be done.
 */
export function checkFreshness({ session }: Visit): void {
  if (!session.isFresh) throw new CallRefusal(refusals.passwordNeeded);
}
