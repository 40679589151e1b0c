/** A sign, not a word. */
const signs = ['Rs.'];

/** What the sandbox's card fields say by themselves, as a real provider's do. */
const wordsOfCardFields = ['CVC'];

/** What the server, or the page that leads to a screen, says in words that the site has, too. */
const wordsOfOthers = [
  'No order found with this ID',
  // The name that an owner gave to a category.
  'Pictures',
  'To keep this service in your wishlist, please log in or sign up.',
];

/** Words of the site that may be met in English all the same. */
export const knownInEnglish: readonly string[] = [...signs, ...wordsOfCardFields, ...wordsOfOthers];
