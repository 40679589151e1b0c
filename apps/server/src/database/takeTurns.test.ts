import { expect, test, vi } from 'vitest';
import { takeTurns } from './takeTurns.ts';

/** Work that ends when it is told to, and remembers how often it began. */
function createWork() {
  const ends: ((error?: Error) => void)[] = [];
  const ask = takeTurns(
    () =>
      new Promise<number>((resolve, reject) => {
        const turn = ends.length + 1;
        ends.push((error) => (error ? reject(error) : resolve(turn)));
      }),
  );
  return { ask, ends };
}

/** Waits for a turn to begin. */
const begun = (ends: unknown[], turn: number) =>
  vi.waitFor(() => expect(ends).toHaveLength(turn), { interval: 1, timeout: 30_000 });

test('callers that ask while work is going on share the next turn', async () => {
  const { ask, ends } = createWork();
  const first = ask();
  await begun(ends, 1);
  const others = [ask(), ask(), ask()];

  ends[0]?.();
  expect(await first).toBe(1);
  await begun(ends, 2);
  ends[1]?.();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);

  const last = ask();
  await begun(ends, 3);
  ends[2]?.();
  expect(await last).toBe(3);
});

test('who asks at once shares a turn, which knows what all of them asked', async () => {
  const double = takeTurns(async (numbers: number[]) => numbers.map((number) => number * 2));

  expect(await Promise.all([1, 2, 3].map((number) => double(number)))).toEqual(
    [1, 2, 3].map(() => [2, 4, 6]),
  );
});

test('a turn that fails does not spoil the next', async () => {
  const { ask, ends } = createWork();
  const first = ask();
  await begun(ends, 1);
  const second = ask();
  ends[0]?.(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await begun(ends, 2);
  ends[1]?.();
  expect(await second).toBe(2);
});
