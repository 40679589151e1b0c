/** What the form for a new offer says. */
export const texts = {
  title: 'New offer',
  service: 'About which service',
  chooseService: 'Choose a service',
  waiting: 'Loading your services',
  failure: 'Your services could not be loaded.',
  noServices: {
    title: 'You offer no services yet.',
    text: 'An offer is about one of your services: publish one first.',
    action: 'New service',
  },
  offerTitle: 'Title',
  offerTitleHint: 'What your buyer will read first, and their card’s statement names.',
  text: 'What is included',
  price: 'Price',
  rupees: 'Rs.',
  days: 'Delivered in days',
  revisions: 'Revisions',
  revisionsHint: 'How often your buyer may ask for changes.',
  anyNumber: 'Any number',
  stands: 'Stands for days',
  /** In a conversation. */
  send: 'Send offer',
  submit: 'Make offer',
  cancel: 'Cancel',
  made: 'The offer is ready. Copy its link and send it to your buyer.',
};
