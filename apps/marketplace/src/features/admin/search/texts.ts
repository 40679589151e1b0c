/** What finding orders says. */
export const texts = {
  title: 'Orders',
  text: 'By the whole number of an order, or by the e-mail address of its buyer or seller.',
  label: 'Find orders',
  placeholder: 'Order number or e-mail address',
  waiting: 'Looking for orders',
  failure: 'Orders could not be looked for.',
  found: 'Orders found',
  views: 'Whose side',
  sides: { buyer: 'Ordered', seller: 'Sold' },
  order: 'Order',
  amount: 'Paid',
  stage: 'Stage',
  buyer: 'Buyer',
  seller: 'Seller',
  placed: 'Placed',
  none: {
    title: 'No order found.',
    text: 'The number and the address have to be whole. Who has changed their address is found by the one they have now.',
  },
  begin: {
    title: 'Which order is it?',
    text: 'Ask for its number: it stands on its page and in every mail about it.',
  },
};
