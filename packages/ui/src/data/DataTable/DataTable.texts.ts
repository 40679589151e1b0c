export const dataTableTexts = {
  sorted: (column: string, direction: 'ascending' | 'descending') =>
    `Sorted by ${column}, ${direction}`,
};
