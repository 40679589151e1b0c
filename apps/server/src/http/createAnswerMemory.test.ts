import { expect, test, vi } from 'vitest';
import { createAnswerMemory } from './createAnswerMemory.ts';

/** Asks a memory, whose answers tell how many have been made. */
function createAsker() {
  const remember = createAnswerMemory<number>();
  let count = 0;
  const make = vi.fn<() => Promise<number>>(async () => (count += 1));
  return { make, ask: (question: string, version = 1) => remember(question, version, make) };
}

test('keeps the answer to what is asked a second time', async () => {
  const { ask } = createAsker();

  expect([await ask('logo'), await ask('logo'), await ask('logo')]).toEqual([1, 2, 2]);
});

test('who asks while an answer is being made gets that one', async () => {
  const { ask } = createAsker();

  expect(await Promise.all([ask('logo'), ask('logo'), ask('app')])).toEqual([1, 1, 2]);
});

test('makes every answer anew when something has changed', async () => {
  const { ask } = createAsker();
  await ask('logo');
  await ask('logo');

  expect(await ask('logo', 2)).toBe(3);
});

test('keeps no failure', async () => {
  const { ask, make } = createAsker();
  await ask('logo');
  make.mockRejectedValueOnce(new Error('The database is away.'));

  await expect(ask('logo')).rejects.toThrow('away');
  expect(await ask('logo')).toBe(2);
});
