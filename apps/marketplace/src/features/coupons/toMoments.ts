/** The moment at which a day begins where the reader is. The day is ISO 8601 text, such as `2026-11-24`. */
export const toDayStart = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

/** The moment at which a day is over where the reader is. */
export function toDayEnd(day: string): string {
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + 1);
  return moment.toISOString();
}
