/** The first moment of a day where the reader is; invalid for a text that is no day, such as `2026-11-24`. */
export function toDayStart(day: string): Date {
  const [year = Number.NaN, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The moment at which a day is over where the reader is. */
export function toDayEnd(day: string): Date {
  const moment = toDayStart(day);
  moment.setDate(moment.getDate() + 1);
  return moment;
}

/** The day of a moment where the reader is, so many days later, as ISO 8601 text. */
export function toDay(moment: Date, later = 0): string {
  const day = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + later, 12);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
