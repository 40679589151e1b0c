/** What moving from screen to screen says. */
export const texts = {
  /** The name of the site. */
  site: 'Freelance services',
  page: (title: string) => `${title} · Freelance services`,
  leaving: {
    title: 'Leave without saving?',
    text: 'What you have changed here has not been saved yet.',
    leave: 'Leave',
    stay: 'Stay',
  },
};
