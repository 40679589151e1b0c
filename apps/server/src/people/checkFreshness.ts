import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Visit } from '../http/Handlers.ts';

/**
 * Refuses to move money or change an address unless the password was typed recently: an unlocked
 * browser or a stolen cookie is not enough.
 */
export function checkFreshness({ session }: Visit): void {
  if (!session.isFresh) throw new CallRefusal(refusals.passwordNeeded);
}
