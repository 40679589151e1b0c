import { expect, test } from 'vitest';
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

test('whoever asks while work is going on shares the next turn', async () => {
  const { ask, ends } = createWork();
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(ends).toHaveLength(1);

  ends[0]?.();
  expect(await first).toBe(1);
  await Promise.resolve();
  ends[1]?.();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);

  const last = ask();
  ends[2]?.();
  expect(await last).toBe(3);
});

test('a turn knows what all who share it asked', async () => {
  const double = takeTurns(async (numbers: number[]) => {
    await Promise.resolve();
    return new Map(numbers.map((number) => [number, numbers.length]));
  });
  const sharing = await Promise.all([1, 2, 3].map((number) => double(number)));

  expect(sharing.map((answers, index) => answers.get(index + 1))).toEqual([1, 2, 2]);
});

test('a turn that fails does not spoil the next', async () => {
  const { ask, ends } = createWork();
  const first = ask();
  const second = ask();
  ends[0]?.(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await Promise.resolve();
  ends[1]?.();
  expect(await second).toBe(2);
});
