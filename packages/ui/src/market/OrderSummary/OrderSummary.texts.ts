export const orderSummaryTexts = {
  title: 'Summary',
  subtotal: 'Subtotal',
  oneUnit: '1(unit)',
  total: 'Total',
};
