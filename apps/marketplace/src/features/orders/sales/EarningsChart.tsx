import { SalesChart } from '@market/ui';
import type { WeeklyEarnings } from './sumUpWeeks.ts';
import { texts } from './texts.ts';

/** The earnings of the last weeks as a curve. A chunk of its own, so that figures come first. */
export function EarningsChart({ weeks }: { weeks: readonly WeeklyEarnings[] }) {
  return <SalesChart label={texts.home.earnings(weeks.length)} points={weeks} />;
}
