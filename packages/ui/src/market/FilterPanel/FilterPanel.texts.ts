export const filterPanelTexts = {
  label: 'Filters',
  chosen: 'Chosen filters',
  remove: (name: string) => `Remove the filter ${name}`,
  clear: 'Clear all',
};
