/** What the public page of a person says. */
export const texts = {
  /** Titles the page until the person is there. */
  page: 'Profile',
  waiting: 'Loading the profile',
  failure: 'The profile could not be loaded.',
  ask: 'Ask a question',
  message: 'Message',
  services: {
    heading: 'Services',
    waiting: 'Loading services',
    failure: 'The services could not be loaded.',
    pages: 'Pages of services',
  },
  reviews: {
    waiting: 'Loading reviews',
    failure: 'The reviews could not be loaded.',
    pages: { seller: 'Pages of what buyers say', buyer: 'Pages of what sellers say' },
    seller: (name: string) => `What buyers say of ${name}`,
    buyer: (name: string) => `What sellers say of ${name}`,
  },
  none: {
    title: (name: string) => `${name} offers nothing at the moment.`,
    text: 'Somebody else may do just what you need.',
  },
  explore: 'Explore services',
  missing: {
    page: 'Nobody is here',
    heading: 'Nobody is here.',
    title: 'This person does not exist, or has left.',
  },
};
