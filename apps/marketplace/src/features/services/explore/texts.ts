import { plural } from '../../../texts/plural.ts';

/** What lists of services say. */
export const texts = {
  hero: {
    title: 'Find someone who does it beautifully.',
    text: 'Browse through many micro services. Choose one you trust and pay as you go!!',
  },
  keyword: (keyword: string) => `“${keyword}”`,
  all: 'All',
  heading: 'Latest Gigs:',
  count: (services: number) =>
    plural(services, { one: '1 service found', other: `${services} services found` }),
  countOnPage: (services: number, page: number, pages: number) =>
    `${services} services found, page ${page} of ${pages}`,
  waiting: 'Loading services',
  failure: 'The services could not be loaded.',
};
