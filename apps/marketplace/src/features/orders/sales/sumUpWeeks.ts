import type { SalesDay } from '@market/api';

/** What was earned in one week. */
export interface WeeklyEarnings {
  /** The day on which the week began, ISO 8601 text. */
  date: string;
  /** In rupees. */
  amount: number;
}

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Sums up what was sold in each of the last weeks; the last one ends now. A day, which is one of
 * UTC, counts for the week in which its noon was, or the present if that is still to come.
 */
export function sumUpWeeks(
  days: readonly Pick<SalesDay, 'date' | 'amount'>[],
  { weeks = 12, now = Date.now() } = {},
): WeeklyEarnings[] {
  const start = now - weeks * week;
  const amounts = Array.from({ length: weeks }, () => 0);

  for (const { date, amount } of days) {
    const noon = Date.parse(date) + week / 14;
    const index = Math.min(weeks - 1, Math.floor((noon - start) / week));
    if (index >= 0) amounts[index] = (amounts[index] ?? 0) + amount;
  }
  return amounts.map((amount, index) => ({
    date: new Date(start + index * week).toISOString(),
    amount,
  }));
}
