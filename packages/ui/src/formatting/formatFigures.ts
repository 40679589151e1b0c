const threes = /\B(?=(\d{3})+$)/g;
const groups: Record<string, RegExp> = {
  'en-IN': /\B(?=(\d{2})*\d{3}$)/g,
  'en-GB': threes,
  'en-US': threes,
};
const formats = new Map<string, Intl.NumberFormat>();

/** The format of a locale (a BCP 47 tag), made once: a page's first takes ten milliseconds and more. */
export function toNumberFormat(locale: string, options: Intl.NumberFormatOptions) {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/**
 * Writes a number with its figures in groups, as people of this locale (a BCP 47 tag) do: `50,000`.
 * The most common locales are written by hand, so that most pages need no `Intl.NumberFormat`.
 *
 * @param isGrouped Defaults to true. Without groups it is `50000`, in the locale's own digits.
 */
export function formatFigures(number: number, locale: string, isGrouped = true): string {
  const group = groups[locale];
  if (group && !isGrouped) return String(number);
  return group && Number.isSafeInteger(number)
    ? String(number).replace(group, ',')
    : toNumberFormat(locale, { useGrouping: isGrouped }).format(number);
}
