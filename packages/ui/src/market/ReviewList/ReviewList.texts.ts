export const reviewListTexts = {
  title: (count: string) => `Reviews(${count} total)`,
  empty: 'No reviews yet. Be the first to tell how it went.',
  unknown: 'Unknown reviewer',
  /** Where nothing is as it was chosen. */
  noneMatching: 'No review is like that.',
  changed: 'changed',
  reply: 'Reply of the seller',
  removed: 'Removed by the market:',
  profile: (name: string) => `Profile of ${name}`,
};
