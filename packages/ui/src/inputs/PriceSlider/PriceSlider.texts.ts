export const priceSliderTexts = {
  label: 'Price',
  lowest: (label: string) => `Lowest ${label.toLowerCase()}`,
  highest: (label: string) => `Highest ${label.toLowerCase()}`,
  /** For the boxes to type in. The currency is a code of ISO 4217. */
  typedLowest: (label: string, currency: string) =>
    `Lowest ${label.toLowerCase()} in ${nameCurrency(currency)}`,
  typedHighest: (label: string, currency: string) =>
    `Highest ${label.toLowerCase()} in ${nameCurrency(currency)}`,
};

const nameCurrency = (currency: string) => (currency === 'INR' ? 'rupees' : currency);
