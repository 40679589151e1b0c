export const orderCardTexts = {
  /** Stands before the order's number. */
  order: 'Order',
  edit: (name: string) => `Edit order of ${name}`,
};
