/** What the page of a service says. */
export const texts = {
  /** Titles the page until the service is there. */
  page: 'Service',
  waiting: 'Loading the service',
  failure: 'The service could not be loaded.',
  missing: {
    page: 'No such service',
    heading: 'This service is not offered any more.',
    title: 'Its seller may have taken it off the market.',
    text: 'What you ordered before stays among your orders.',
    action: 'Explore services',
  },
  unknownSeller: 'Unknown seller',
  about: 'About This Gig',
  compare: 'Compare packages',
  languages: 'Languages',
  tags: 'Tags',
  added: 'Service Added To Cart!!',
  updated: 'Your wishlist is up to date.',
  logInToKeep: 'To keep this service in your wishlist, please log in or sign up.',
  review: {
    write: 'Submit Review',
    logIn: 'To review this service, please log in or sign up.',
    sessionEnded: 'Your session has ended. What you had entered is kept.',
    incomplete: 'please enter all fields!',
    noRating: 'Rating is empty.',
    noComment: 'Comment is empty.',
    saved: 'Review Updated',
  },
};
