import { setImmediate as handleAllThatCame } from 'node:timers/promises';

/** How long other work may have to wait, in milliseconds. */
const patience = 4;

/**
 * Spreads work that many wait for at the same time: each does its piece in turn, and every few
 * milliseconds the server handles what else has arrived.
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
