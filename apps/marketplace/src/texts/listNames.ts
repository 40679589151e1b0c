/** Joins names as a sentence does: `a.png, b.png, and c.png`. */
export const listNames = (names: readonly string[]): string =>
  new Intl.ListFormat('en').format(names);
