import { expect, test } from 'vitest';
import { createPace } from './createPace.ts';

test('what came meanwhile is handled before the next has its turn', async () => {
  const myTurn = createPace();
  const done: string[] = [];
  const work = async (name: string) => {
    await myTurn();
    done.push(name);
    if (name === 'first') setImmediate(() => done.push('what came meanwhile'));
  };

  await Promise.all([work('first'), work('second')]);

  expect(done).toEqual(['first', 'what came meanwhile', 'second']);
});
