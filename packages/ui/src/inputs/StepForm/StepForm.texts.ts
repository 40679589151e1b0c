export const stepFormTexts = {
  /** Both in the digits of the locale. */
  step: (number: string, count: string) => `Step ${number} of ${count}`,
  back: 'Back',
  next: 'Continue',
  send: 'Send',
};
