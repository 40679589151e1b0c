export const activeFiltersTexts = {
  label: 'Chosen filters',
  remove: (name: string) => `Remove the filter ${name}`,
  clear: 'Clear all',
};
