import { Badge, useMarket } from '@market/ui';
import { formatMoment, formatSpan, lookAhead } from './deadlines.ts';
import { Until } from './OrderLife.styles.ts';
import { texts } from './texts.ts';

interface DeadlineProps {
  /** Stands in front of the moment. */
  label: string;
  /** ISO 8601 text. */
  moment: string;
  /** In milliseconds since 1970. */
  now: number;
  /** What is said once it is past, such as `2 days late`. */
  past: (span: string) => string;
}

/** Says until when something is, and how long that is from now. */
export function Deadline({ label, moment, now, past }: DeadlineProps) {
  const market = useMarket();
  const { left, isPast, isSoon } = lookAhead(moment, now);
  const span = formatSpan(Math.abs(left), market);

  return (
    <Until>
      <span>
        {label} <time dateTime={moment}>{formatMoment(moment, market)}</time>
      </span>
      <Badge tone={findTone({ isPast, isSoon })} hasDot>
        {isPast ? past(span) : texts.left(span)}
      </Badge>
    </Until>
  );
}

function findTone({ isPast, isSoon }: { isPast: boolean; isSoon: boolean }) {
  if (isPast) return 'negative';
  return isSoon ? 'warning' : 'neutral';
}
