/** What the card of one way into an account says. */
export const texts = {
  dates: (added: string, lastUsed: string | null) =>
    lastUsed === null
      ? `Added on ${added}, not used since`
      : `Added on ${added}, last used on ${lastUsed}`,
  remove: 'Remove',
  removeThis: (name: string) => `Remove ${name}`,
  question: (name: string) => `Remove ${name}?`,
  removed: (name: string) => `${name} has been removed.`,
};
