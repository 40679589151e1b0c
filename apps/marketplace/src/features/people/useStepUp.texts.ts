/** What is said where the code of a second factor is asked for again. */
export const texts = {
  text: 'What you are about to do takes the code of your second factor.',
};
