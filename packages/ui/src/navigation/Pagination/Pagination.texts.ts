export const paginationTexts = {
  label: 'Pages',
  first: 'First',
  previous: 'Prev',
  next: 'Next',
  last: 'Last',
  page: (page: string) => `Page ${page}`,
};
