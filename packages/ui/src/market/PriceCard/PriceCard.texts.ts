export const priceCardTexts = {
  hint: 'Contact Me Before Ordering for your project estimate.',
  rating: 'Overall Rate',
  reviews: 'Reviews',
  orders: 'Orders',
  add: (price: string) => `Add to wishlist(${price})`,
  added: 'Already In Cart!!',
  update: 'Update wishlist',
  edit: 'Edit your service',
  own: 'This is your own service: you can neither order nor review it.',
  extra: 'Extra:',
  noExtra: 'No extra services right now.',
};
