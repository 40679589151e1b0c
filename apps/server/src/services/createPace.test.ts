import { expect, test } from 'vitest';
import { createPace } from './createPace.ts';

function workFor(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('what came while somebody worked for long is handled before the next', async () => {
  const myTurn = createPace();
  const done: string[] = [];
  const work = async (name: string) => {
    await myTurn();
    if (name === 'first') setImmediate(() => done.push('what came meanwhile'));
    workFor(5);
    done.push(name);
  };

  await Promise.all([work('first'), work('second')]);

  expect(done).toEqual(['first', 'what came meanwhile', 'second']);
});
