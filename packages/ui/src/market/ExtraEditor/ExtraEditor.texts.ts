export const extraEditorTexts = {
  label: 'Extras',
  add: 'Add an extra',
  extra: (number: string) => `Extra ${number}`,
  title: 'What the buyer gets',
  price: 'Price',
  days: 'Additional days',
  faster: 'Less than 0 makes it faster.',
  revisions: 'Additional revisions',
  most: 'How many at most',
};
