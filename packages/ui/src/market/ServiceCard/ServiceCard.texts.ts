export const serviceCardTexts = {
  unknownSeller: 'Unknown seller',
  /** A single one, too, has the plural here: so it is specified. */
  reviews: (_count: number, written: string) => `(${written} Reviews)`,
  details: 'View details',
  /** Above the price of the cheapest of several packages. */
  from: 'From',
};
