/** What is said where the card provider is out of reach. Every page loads it. */
export const texts = {
  title: 'Payment',
  failure: 'Paying is not possible at the moment.',
};
