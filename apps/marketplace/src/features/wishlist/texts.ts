import { plural } from '../../texts/plural.ts';

/** What the wishlist says. */
export const texts = {
  title: 'My WishList',
  heading: 'My WishList:',
  count: (services: number) =>
    plural(services, { one: '1 service kept', other: `${services} services kept` }),
  waiting: 'Loading your wishlist',
  failure: 'Your wishlist could not be loaded.',
  empty: {
    title: 'WishList is Empty.',
    text: 'What you like finds its place here, until you order it.',
    action: 'Explore services',
  },
  services: 'Services',
  leftOut: (services: number) =>
    plural(services, {
      one: 'One service cannot be ordered right now. It is not counted.',
      other: `${services} services cannot be ordered right now. They are not counted.`,
    }),
  line: (title: string, quantity: number) => (quantity > 1 ? `${title} × ${quantity}` : title),
  own: 'Your own service',
  gone: {
    title: 'No longer offered like this',
    choose: 'Choose again',
    chooseOf: (title: string) => `Choose again: ${title}`,
  },
};
