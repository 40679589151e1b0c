import { useMarket } from '@market/ui';
import { formatMoment, formatSpan } from '../orders/life/deadlines.ts';
import { texts } from './texts.ts';

interface AgoProps {
  /** ISO 8601 text. */
  moment: string;
  /** In milliseconds since 1970. */
  now: number;
}

/** How long ago something was. The moment itself is shown on hover. */
export function Ago({ moment, now }: AgoProps) {
  const market = useMarket();
  const past = Math.max(0, now - Date.parse(moment));

  return (
    <time dateTime={moment} title={formatMoment(moment, market)}>
      {texts.since(formatSpan(past, market))}
    </time>
  );
}
