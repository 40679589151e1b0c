/** What moving from screen to screen says. */
export const texts = {
  /** The name of the site. */
  site: 'Freelance services',
  page: (title: string) => `${title} · Freelance services`,
};
