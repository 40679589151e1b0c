/** What is said about a call that failed, where the server has said nothing. */
export const texts = {
  unknown: 'Something went wrong. Please try again.',
  lost: 'The connection was lost. Please check it and try again.',
  ourFault: 'The mistake is on our side. Please try again in a moment.',
  tooMuch: 'That was a lot at once. Please wait a moment and try again.',
  /** In the words of `@market/api`, for when its code could not be loaded. */
  unreachable: 'The server cannot be reached.',
};
