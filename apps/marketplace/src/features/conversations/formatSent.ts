import type { Formats } from '@market/ui';
import { toDay } from '../../texts/days.ts';

/**
 * Writes when something was sent (ISO 8601 text), where the reader is: a time for today, a day without a year for
 * this year.
 *
 * @param isShort Whether only one of day and time is written. Defaults to false.
 */
export function formatSent(
  moment: string,
  { locale }: Formats,
  { now = new Date(), isShort = false } = {},
): string {
  const date = new Date(moment);
  const isToday = toDay(date) === toDay(now);
  const isThisYear = date.getFullYear() === now.getFullYear();
  const time: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  const day: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  };

  return new Intl.DateTimeFormat(locale, {
    ...(!isToday && day),
    ...((isToday || !isShort) && time),
  }).format(date);
}
