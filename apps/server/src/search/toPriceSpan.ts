/** Half as dear to half as dear again, in paise, both included. */
export const toPriceSpan = (price: number) => ({
  lowestPrice: Math.ceil(price / 2),
  highestPrice: Math.floor(price * 1.5),
});
