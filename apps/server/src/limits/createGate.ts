import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** Lets a few callers in at a time; the others wait their turn. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Keeps heavy work (hashing, pictures) from taking the whole machine: at most `width` run at a time
 * and at most `queueLimit` wait; further callers are told to try again.
 */
export function createGate(width: number, queueLimit: number): Gate {
  const queue: (() => void)[] = [];
  let inside = 0;

  return async (work) => {
    if (inside >= width) {
      if (queue.length >= queueLimit) {
        throw new CallRefusal(refusals.tooBusy, { retryAfterSeconds: 2 });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      inside += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
