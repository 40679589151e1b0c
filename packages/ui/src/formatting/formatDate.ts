import type { Formats } from './Formats.ts';

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes a moment (ISO 8601 text) as a day: in English its first ten characters, `2026-11-18`, in
 * other languages as their people do. Days are those of UTC everywhere. Nothing gives a dash.
 */
export function formatDate(moment: string | null | undefined, formats: Formats = {}): string {
  const { locale = 'en' } = formats;
  if (!moment) return '–';
  const date = new Date(moment);
  return locale.startsWith('en') || Number.isNaN(date.getTime())
    ? moment.slice(0, 10)
    : toDateFormat(locale).format(date);
}

function toDateFormat(locale: string) {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  const format = dateFormats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(locale, format);
  return format;
}
