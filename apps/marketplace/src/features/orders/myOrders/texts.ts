/** What the list of orders says to a buyer. */
export const texts = {
  title: 'My Orders',
  waiting: 'Loading orders',
  failure: 'Your orders could not be loaded.',
  empty: {
    title: 'No orders yet.',
    text: 'What you order appears here, from the payment to the delivery.',
    action: 'Explore',
  },
};
