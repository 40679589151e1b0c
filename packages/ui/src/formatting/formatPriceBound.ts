import { formatFigures } from './formatFigures.ts';

/**
 * Writes one end of a range of prices, in whole rupees, with its figures in groups: `Rs.50,000`.
 * What something costs is written by `formatPrice`.
 *
 * @param locale How figures are grouped, as a BCP 47 tag. Defaults to `en-IN`.
 */
export const formatPriceBound = (rupees: number, locale = 'en-IN'): string =>
  `Rs.${formatFigures(rupees, locale)}`;
