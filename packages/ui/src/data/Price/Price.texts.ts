export const priceTexts = {
  /** For the least of several prices. */
  from: (price: string) => `From ${price}`,
};
