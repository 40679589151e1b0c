/** Writes how many there are, with figures in groups as people of this locale do. */
export const formatCount = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale).format(count);
