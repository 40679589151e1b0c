/** What is said where there is no category of the name in the address. */
export const texts = {
  page: 'Unknown category',
  heading: 'There is no such category.',
  title: 'It may have been renamed.',
  text: 'The categories page shows all that there are.',
  action: 'Categories',
};
