export const checkoutStepsTexts = {
  label: 'Checkout',
  /** What the steps are called, unless the page says. */
  steps: ['Order Info', 'Confirm Order', 'Payment'] as readonly string[],
  /** Follows the name of a step that is behind. */
  done: ', done',
};
