const threes = /\B(?=(\d{3})+$)/g;
const groups: Record<string, RegExp> = {
  'en-IN': /\B(?=(\d{2})*\d{3}$)/g,
  'en-GB': threes,
  'en-US': threes,
};

/**
 * Writes a number with its figures in groups, as people of this locale (a BCP 47 tag) do: `50,000`.
 * Whole numbers of the most common locales are grouped by hand: a page's first `Intl.NumberFormat`
 * takes ten milliseconds and more to make.
 */
export function formatFigures(number: number, locale: string): string {
  const group = groups[locale];
  return group && Number.isSafeInteger(number)
    ? String(number).replace(group, ',')
    : new Intl.NumberFormat(locale).format(number);
}
