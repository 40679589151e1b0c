import { expect, test } from 'vitest';
import { createRandom } from '../../../samples/createRandom.ts';
import { sortInSlices } from './sortInSlices.ts';

test.each([0, 1, 16_384, 16_385, 100_000])('%i numbers are sorted, in many slices', (size) => {
  const random = createRandom(size + 1);
  const numbers = Float64Array.from({ length: size }, () => random.whole(0, 2 ** 50));
  const expected = numbers.toSorted();
  const sorting = sortInSlices(numbers);
  let slices = 0;
  let turn = sorting.next();
  for (; !turn.done; turn = sorting.next()) slices += 1;
  expect(turn.value).toEqual(expected);
  expect(slices).toBeGreaterThanOrEqual(Math.ceil(size / 16_384));
});
