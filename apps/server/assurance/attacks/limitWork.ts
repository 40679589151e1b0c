import assert from 'node:assert/strict';
import type { AttackedMarket } from './openAttackedMarket.ts';

/**
 * Does something, and throws if the server has taken more processor time over it than this, in
 * milliseconds: other work on the machine makes no difference.
 */
export async function limitWork<Result>(
  { server }: AttackedMarket,
  most: number,
  action: () => Promise<Result>,
): Promise<Result> {
  const before = await server.readProcessorTime();
  assert.ok(before > 0, 'The processor time of the server cannot be read on this system.');
  const result = await action();
  const taken = (await server.readProcessorTime()) - before;
  assert.ok(taken <= most, `The server worked on it for ${taken} ms.`);
  return result;
}
