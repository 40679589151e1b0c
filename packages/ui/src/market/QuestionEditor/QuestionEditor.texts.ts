export const questionEditorTexts = {
  label: 'Questions to the buyer',
  add: 'Add a question',
  question: (number: string) => `Question ${number}`,
  text: 'What you want to know',
  kind: 'The answer is',
  kinds: ['One line of text', 'A longer text', 'One of several options'],
  required: 'Has to be answered',
  options: 'Options',
  addOption: 'Add an option',
  option: (number: string) => `Option ${number}`,
};
