/** Writes a moment (ISO 8601 text) as its first ten characters: `2026-11-18`. Nothing gives a dash. */
export function formatDate(moment: string | null | undefined): string {
  return moment ? moment.slice(0, 10) : '–';
}
