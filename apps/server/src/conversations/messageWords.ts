import { splitKeyword, splitText } from '../search/index.ts';

/** What a message of 4,000 characters can be found by at the most, and how much of a word counts. */
const wordLimit = 300;
const wordLength = 40;

const cut = (word: string) => word.slice(0, wordLength);

/**
 * The words by which each of these people finds a text: each word with the person before it, so that one index
 * finds what somebody may read, and never looks at what others have written.
 */
export const toMessageWords = (text: string, personIds: readonly string[]): string[] => {
  const words = new Set(splitText(text).map(cut).slice(0, wordLimit));
  return personIds.flatMap((personId) => [...words].map((word) => personId + word));
};

/** What finds the messages of this person that have a word for each of the keyword's, by how it begins. */
export const toWordQuery = (keyword: string, personId: string): string =>
  splitKeyword(keyword)
    .map((word) => `'${(personId + cut(word)).replaceAll(/['\\]/g, '$&$&')}':*`)
    .join(' & ');
