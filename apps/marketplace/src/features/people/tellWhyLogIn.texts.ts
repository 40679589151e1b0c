/** Why people are asked to log in. */
export const texts = {
  offer: 'To offer a service, please log in or sign up.',
  dashboard: 'To see your dashboard, please log in or sign up.',
  wishlist: 'To see your wishlist, please log in or sign up.',
  orders: 'To see your orders, please log in or sign up.',
  checkout: 'To go on with your order, please log in or sign up.',
  order: 'To see your order, please log in or sign up.',
  profile: 'To see your profile, please log in or sign up.',
  other: 'To go on, please log in or sign up.',
};
