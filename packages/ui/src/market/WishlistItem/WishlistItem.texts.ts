export const wishlistItemTexts = {
  order: 'Order Now!',
  remove: (title: string) => `Remove ${title}`,
};
