/** What was earned in one week. */
export interface WeeklyEarnings {
  /** The day on which the week began, ISO 8601 text. */
  date: string;
  /** In rupees. */
  amount: number;
}

const week = 7 * 24 * 60 * 60 * 1000;

/** Sums up what was sold in each of the last weeks; the last one ends now. */
export function sumUpWeeks(
  orders: readonly { totalPrice: number; createdAt: string }[],
  { weeks = 12, now = Date.now() } = {},
): WeeklyEarnings[] {
  const start = now - weeks * week;
  const amounts = Array.from({ length: weeks }, () => 0);

  for (const { totalPrice, createdAt } of orders) {
    const index = Math.min(weeks - 1, Math.floor((Date.parse(createdAt) - start) / week));
    if (index >= 0) amounts[index] = (amounts[index] ?? 0) + totalPrice;
  }
  return amounts.map((amount, index) => ({
    date: new Date(start + index * week).toISOString(),
    amount,
  }));
}
