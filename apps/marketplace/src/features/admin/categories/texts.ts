import { plural } from '../../../texts/plural.ts';

/** What the screen about categories says. */
export const texts = {
  title: 'Categories',
  text: 'The kinds of services, in the order in which people see them. Every server follows within a second or two, and each change is written down with why.',
  waiting: 'Loading the categories',
  failure: 'The categories could not be loaded.',
  none: { title: 'There is no category.', text: 'Nobody can offer anything until there is one.' },
  services: (count: number) => plural(count, { one: 'one service', other: `${count} services` }),
  retired: 'Retired',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  another: 'Another category',
  anotherText: 'It comes behind the others.',
  add: 'Add a category',
  name: 'Name',
  slug: 'In addresses',
  slugHint: 'Letters and digits, with hyphens between them. It never changes.',
  noSlug: 'Please say what stands in addresses!',
  names: 'In other languages',
  namesHint: 'A site in that language shows it. Empty for the name above.',
  place: 'Place',
  first: 'First',
  behind: (name: string) => `Behind ${name}`,
  isRetired: 'It is retired',
  retiredHint:
    'No service can be put into it any more. Those that are in it stay as they are, and are found by words.',
  saved: 'Saved. Every server follows within a second or two.',
  added: 'Added. Every server follows within a second or two.',
};
