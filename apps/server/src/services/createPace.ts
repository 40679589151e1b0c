import { setImmediate as handleAllThatCame } from 'node:timers/promises';

/** How long whatever else comes may have to wait, in milliseconds. */
const patience = 4;

/**
 * Spreads work for which many wait at the same time: each does its piece in turn, and when that has
 * taken a few milliseconds, whatever else came is handled before the next.
 */
export function createPace(): () => Promise<void> {
  let lastTurn = Promise.resolve();
  let began = 0;

  async function takeTurn(turnBefore: Promise<void>) {
    await turnBefore;
    if (performance.now() - began < patience) return;
    await handleAllThatCame();
    began = performance.now();
  }

  return () => (lastTurn = takeTurn(lastTurn));
}
