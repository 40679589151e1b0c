export const tagInputTexts = {
  chosen: (label: string) => `${label}: chosen`,
  remove: (tag: string) => `Remove ${tag}`,
  added: (tag: string) => `Added: ${tag}`,
  removed: (tag: string) => `Removed: ${tag}`,
  twice: (tag: string) => `${tag} is there already.`,
  full: (most: string) => `That is all: there may be ${most}.`,
  unknown: (word: string) => `${word} is not in the list.`,
};
