/** What an order says to its buyer. */
export const texts = {
  missing: 'Perhaps the address is incomplete, or the order belongs to another account.',
  myOrders: 'My Orders',
  seller: 'Seller',
  whatNext: 'What next',
  message: 'Message',
  review: 'Review',
  mailSubject: (service: string) => `My order of “${service}”`,
};
