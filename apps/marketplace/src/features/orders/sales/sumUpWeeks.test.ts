import { expect, test } from 'vitest';
import { sumUpWeeks } from './sumUpWeeks.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const sold = (date: string, amount: number) => ({ date, amount });

test('sums up what was sold, week by week, the latest last', () => {
  const weeks = sumUpWeeks(
    [
      sold('2026-11-21', 100),
      sold('2026-11-15', 50),
      sold('2026-11-13', 7),
      sold('2026-01-01', 1000),
    ],
    { now },
  );
  expect(weeks).toHaveLength(12);
  expect(weeks.map(({ amount }) => amount).slice(-2)).toEqual([7, 150]);
  expect(weeks.reduce((sum, { amount }) => sum + amount, 0)).toBe(157);
  expect(weeks[0]?.date).toBe('2026-08-29T12:00:00.000Z');
});

test('a day whose noon is still to come counts for the present week', () => {
  const weeks = sumUpWeeks([sold('2026-11-22', 100)], { now });
  expect(weeks.at(-1)?.amount).toBe(100);
});
