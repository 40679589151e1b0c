import { compareTexts } from './rankWords.ts';

/** How many services have a form of a word in their titles. */
export interface CountedStem {
  stem: string;
  count: number;
}

/** So many words of a title make services alike. */
const mostStems = 6;

/** A word is rare that at most one of so many services has, or at most so many services. */
const rareness = { share: 50, count: 50 };

/** The most services that may have a word which makes them alike. */
export const mostAlike = (offered: number): number =>
  Math.max(rareness.count, Math.floor(offered / rareness.share));

/** The rarest words of a title that others have, too, and how much each of them counts. */
export const weighWords = (stems: readonly CountedStem[], offered: number) =>
  stems
    .filter(({ count }) => count > 1 && count <= mostAlike(offered))
    .toSorted((one, other) => one.count - other.count || compareTexts(one.stem, other.stem))
    .slice(0, mostStems)
    .map(({ stem, count }) => ({ stem, weight: Math.floor(Math.log2(offered / count)) + 1 }));
