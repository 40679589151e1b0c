import { setImmediate as handleAllThatCame } from 'node:timers/promises';

/**
 * Spreads work for which many wait at the same time: each in turn does its piece, and whatever else
 * came meanwhile is handled before the next.
 */
export function createPace(): () => Promise<void> {
  let lastTurn = Promise.resolve();
  return () => (lastTurn = lastTurn.then(() => handleAllThatCame()));
}
