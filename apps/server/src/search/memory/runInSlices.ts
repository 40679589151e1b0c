import { setImmediate as handleAllThatCame } from 'node:timers/promises';

/** How long other work may have to wait, in milliseconds. */
const patience = 3;

/**
 * Runs work to its end, but lets the process do whatever else has come every few milliseconds.
 *
 * @param isWanted Asked each time: when it is not any more, the work is given up.
 */
export async function runInSlices(work: Iterator<void>, isWanted: () => boolean): Promise<void> {
  let began = performance.now();
  while (!work.next().done) {
    if (performance.now() - began < patience) continue;
    await handleAllThatCame();
    if (!isWanted()) return;
    began = performance.now();
  }
}
