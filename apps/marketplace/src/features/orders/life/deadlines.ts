import type { Formats } from '@market/ui';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Writes a moment (ISO 8601 text) as a day and a time where the reader is: `Tue, 24 Nov, 18:00`. */
export const formatMoment = (moment: string, { locale }: Formats): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));

/** Writes a moment that may be long ago as a day and a time where the reader is: `24 Nov 2026, 18:00`. */
export const formatPastMoment = (moment: string, { locale }: Formats): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(moment));

/** Writes how long something takes, in the largest unit of which there are two: `36 hours`. */
export function formatSpan(ms: number, { locale }: Formats): string {
  const [unit, length] = findUnit(ms);
  const count = Math.max(1, Math.round(ms / length));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function findUnit(ms: number): ['day' | 'hour' | 'minute', number] {
  if (ms >= 2 * dayMs) return ['day', dayMs];
  return ms >= 2 * hourMs ? ['hour', hourMs] : ['minute', minuteMs];
}

/**
 * How long it is until a moment.
 *
 * @returns `left` in milliseconds, negative when it is past; whether that is less than a day.
 */
export function lookAhead(moment: string, now: number) {
  const left = Date.parse(moment) - now;
  return { left, isPast: left <= 0, isSoon: left > 0 && left < dayMs };
}
