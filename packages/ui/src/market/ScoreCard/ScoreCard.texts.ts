export const scoreCardTexts = {
  /** What the number is out of. */
  of: (score: string) => `${score} of 100`,
  /** Where there is no number yet. */
  none: 'No score yet',
  /** What a part brings, such as `17.1 of 20`. */
  points: (points: string, most: string) => `${points} of ${most}`,
};
