import { formatFigures } from '../../formatting/formatFigures.ts';

/** Writes how many are unread, beyond the maximum as `99+`. `locale` is a BCP 47 tag. */
export const formatUnread = (count: number, locale: string, maximum = 99): string =>
  count > maximum ? `${formatFigures(maximum, locale)}+` : formatFigures(count, locale);
