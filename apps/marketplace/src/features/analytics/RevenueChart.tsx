import type { ServiceDay } from '@market/api';
import { SalesChart } from '@market/ui';
import { texts } from './texts.ts';

/** What was earned, day by day, as a curve. A chunk of its own, so that figures come first. */
export function RevenueChart({ days }: { days: readonly ServiceDay[] }) {
  return (
    <SalesChart
      label={texts.chart(days.length)}
      points={days.map(({ date, revenue }) => ({ date, amount: revenue }))}
    />
  );
}
