/** What is said at an address that leads nowhere. */
export const texts = {
  page: 'Page not found',
  heading: 'This page does not exist.',
  text: (path: string) => `Nothing is at ${path}.`,
  explore: 'Explore services',
  categories: 'Categories',
};
