/** What newcomers read. */
export const texts = {
  page: 'Welcome',
  heading: 'Good work, by people you can talk to.',
  text: 'Service retrieval, wishlist, orders and a payment system for each logged-in user: all that it takes to find a freelancer and to be one.',
  explore: 'Explore services',
  sell: 'Become a seller',
  abilities: [
    {
      title: 'Service retrieval',
      text: 'Search by word, category and price. Every service shows its pictures, its price and what buyers say.',
    },
    {
      title: 'Wishlist',
      text: 'Keep what you like for later. It waits for you on every device.',
    },
    {
      title: 'Orders',
      text: 'Order with a phone number, and follow each order until it is delivered.',
    },
    {
      title: 'Payment system',
      text: 'Pay by card, with 3-D Secure. The price that you see is the price that you pay.',
    },
  ],
  promotion: {
    title: 'Get your service done from 5$',
    text: 'Browse through many micro services. Choose one you trust and pay as you go!!',
    email: 'Email',
    start: 'Get started',
  },
  categories: 'Where do you want to begin?',
  members: {
    title: 'This page is for members.',
    text: (why: string | undefined) => `${why} You are taken there right away.`,
    logIn: 'Log In to go on',
    signUp: 'Sign Up',
  },
  sessionEnded: {
    title: 'Your session has ended.',
    text: 'What you had entered is kept: after logging in you go on with it.',
  },
};
