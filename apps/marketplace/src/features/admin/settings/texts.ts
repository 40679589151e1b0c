/** What the screen about settings says. */
export const texts = {
  title: 'Settings',
  text: 'What the market is. Every server follows within a second or two, and each change is written down with why.',
  waiting: 'Loading the settings',
  failure: 'The settings could not be loaded.',
  none: { title: 'There is nothing to set.', text: 'This market has no settings.' },
  own: 'The site’s own',
  asUsual: 'as usual',
  change: 'Change',
  changeOf: (key: string) => `Change ${key}`,
  value: 'Value',
  must: (choices: string) => `It must be ${choices}.`,
  usual: 'As usual again',
  saved: 'Saved. Every server follows within a second or two.',
};
