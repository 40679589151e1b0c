/** What the page of categories says. */
export const texts = {
  page: 'Categories',
  heading: 'Categories:',
  text: 'Four kinds of work, done by people who love it.',
};
