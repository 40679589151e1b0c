/** What stands above suggestions. */
export const texts = { services: 'Services', categories: 'Categories' };
