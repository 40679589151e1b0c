/** What `@market/ui` says by itself, in the words that the site has, too. It cannot be told others yet. */
const wordsOfLibrary = [
  'Bio',
  'Browse through many micro services. Choose one you trust and pay as you go!!',
  'Categories',
  'Checkout',
  'Confirm Order',
  'Delivered',
  'Description',
  'Email',
  'From',
  'Good',
  'Loading',
  'Log In',
  'Name',
  'Order',
  'Order Info',
  'Orders',
  'Password',
  'Payment',
  'Picture 1',
  'Price',
  'Processing',
  'Profile',
  'Rs.',
  'Service',
  'Sign Up',
  'This account is gone.',
  'This service is no longer offered.',
  'Try again',
  'View Profile',
  'Wishlist',
  '–',
];

/** What the server, or whoever leads to a screen, says in the words that the site has, too. */
const wordsOfOthers = [
  'No order found with this ID',
  'To keep this service in your wishlist, please log in or sign up.',
];

/** Words of the site that may be met in English all the same. */
export const knownInEnglish: readonly string[] = [...wordsOfLibrary, ...wordsOfOthers];
