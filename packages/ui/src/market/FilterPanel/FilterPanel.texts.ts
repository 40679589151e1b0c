export const filterPanelTexts = {
  label: 'Filters',
  chosen: 'Chosen filters',
  remove: (name: string) => `Remove the filter ${name}`,
  clear: 'Clear all',
  /** On the button of a form that the browser sends. */
  show: 'Show results',
};
