import type { SocialNetwork } from '@market/ui';
import type { Trial } from './trial.ts';

/** What every page says, whatever its screen. */
export const texts = {
  links: { explore: 'Explore', categories: 'Categories', sell: 'Become a seller' },
  search: 'Find Services',
  footer: {
    networks: ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube'] as SocialNetwork[],
    newsletter: 'Newsletter',
    email: 'Your email',
    subscribe: 'Subscribe',
    /** The name is missing where nobody has given the market one. */
    legal: (name: string | null | undefined) => `©2021 ${name ?? 'market'}. All rights reserved.`,
  },
  offline: {
    title: 'You are offline.',
    text: 'What you see may be out of date. It is brought up to date when the connection is back.',
  },
  trial: {
    title: 'Trial',
    text: ({ keepsMails }: Trial) =>
      keepsMails
        ? 'Nothing here is real: no money is taken, and mails stay on the server.'
        : 'Nothing here is real: no money is taken.',
  },
  unreachable: {
    heading: 'You may be signed in.',
    ourFault: { page: 'Something went wrong', title: 'Something went wrong.' },
    lost: {
      page: 'No connection',
      title: 'The marketplace cannot be reached.',
      text: 'Please check your connection. This page comes back as soon as it is there.',
    },
  },
  crashed: {
    page: 'Something broke',
    heading: 'Something broke on this page.',
    title: 'Nothing that you saved is lost.',
    text: 'Loading the page again usually helps. The rest of the site goes on working.',
    reload: 'Load again',
    explore: 'Explore services',
  },
};
