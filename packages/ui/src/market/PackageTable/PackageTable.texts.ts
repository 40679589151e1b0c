export const packageTableTexts = {
  caption: 'Compare packages',
  package: 'Package',
  content: 'What you get',
  choose: 'Choose',
  chosen: 'Chosen',
};
