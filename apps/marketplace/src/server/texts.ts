import { plural } from '../texts/plural.ts';

const welcome = 'Browse through many micro services. Choose one you trust and pay as you go!!';

const countServices = (count: number) =>
  plural(count, { one: '1 micro service', other: `${count} micro services` });

/** In words where there are as many as a market begins with. */
const countKinds = (count: number) =>
  plural(count, { one: 'one kind', other: `${count === 4 ? 'four' : count} kinds` });

/** What search engines and messengers show of pages, besides their titles. */
export const texts = {
  welcome,
  introduction:
    'Good work, by people you can talk to: search by word, category and price, keep what you like and pay by card.',
  found: (count: number, subject: string) => `${countServices(count)} for ${subject}. ${welcome}`,
  person: (name: string, services: number, bio: string) =>
    `${name} offers ${countServices(services)}. ${bio}`,
  categories: (names: string[]) =>
    `${names.join(', ')}: ${countKinds(names.length)} of work, done by people who love it.`,
  ranking:
    'What decides in which order services are found, in numbers that everybody can add up. Nobody can buy a place.',
  explore: 'Explore',
  categoriesPage: 'Categories',
};
