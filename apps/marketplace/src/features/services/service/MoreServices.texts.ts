/** What stands above further services. */
export const texts = {
  similar: 'Similar services',
  viewed: 'Recently viewed',
  forget: 'Forget these',
};
