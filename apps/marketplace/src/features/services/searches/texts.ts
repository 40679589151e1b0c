/** What is said about searches that people keep. */
export const texts = {
  title: 'Saved searches',
  text: 'What you keep here is yours alone. Mails come only where something is new.',
  waiting: 'Loading your searches',
  failure: 'Your searches could not be loaded.',
  none: {
    title: 'No saved searches.',
    text: 'Search for something, narrow it down, and save it to hear of what is new.',
    explore: 'Look around',
  },
  keyword: (keyword: string) => `“${keyword}”`,
  everything: 'All services',
  alert: 'Mail me what is new',
  alerts: { daily: 'Once a day', weekly: 'Once a week', none: 'Never' },
  changed: 'Your choice has been saved.',
  remove: 'Delete',
  removeSearch: (name: string) => `Delete the search ${name}`,
  removed: (name: string) => `The search ${name} has been deleted.`,
  save: 'Save search',
  saving: {
    title: 'Save this search',
    text: 'You find it again on your profile, under “Saved searches”.',
    confirm: 'Save',
    cancel: 'Cancel',
    list: 'Your saved searches',
  },
  saved: (name: string) => `The search ${name} has been saved.`,
};
