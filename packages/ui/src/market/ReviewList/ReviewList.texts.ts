export const reviewListTexts = {
  title: (count: string) => `Reviews(${count} total)`,
  empty: 'No reviews yet. Be the first to tell how it went.',
  unknown: 'Unknown reviewer',
  profile: (name: string) => `Profile of ${name}`,
};
