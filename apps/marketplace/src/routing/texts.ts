/** What moving from screen to screen says. */
export const texts = {
  /** The name of the site, where its owner has not given it another. */
  site: 'Freelance services',
  page: (title: string, site: string) => `${title} · ${site}`,
};
