/** What is said about a new password. */
export const texts = {
  advice: 'A few words that do not belong together are best.',
  adviceWithLength: (shortest: number) =>
    `At least ${shortest} characters. A few words that do not belong together are best.`,
  /** How hard a password is to guess, from 0 to 4. */
  strengths: [
    'Too short so far',
    'Weak: longer is better',
    'Fair: longer is better',
    'Good',
    'Strong',
  ],
};
