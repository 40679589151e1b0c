import { refusals } from '@market/api/contract';
import type { Visit } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/**
 * Refuses what a stolen session must not do, such as moving the market's money, unless the code of a
 * second factor was typed within the last quarter of an hour.
 */
export function requireStepUp({ session }: Visit): void {
  if (!session.isSteppedUp) throw new CallRefusal(refusals.stepUpWanted);
}
