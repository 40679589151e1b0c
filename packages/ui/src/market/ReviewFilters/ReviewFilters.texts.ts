export const reviewFiltersTexts = {
  label: 'Which reviews are shown',
  sort: 'Order of reviews',
  sorts: {
    newest: 'Newest first',
    helpful: 'Most helpful first',
    highest: 'Best first',
    lowest: 'Worst first',
  },
  verified: 'Only by people who bought it',
  /** Takes the choice of a rating back. `name` is that of the rating. */
  clear: (name: string) => `Only “${name}”: show all`,
};
