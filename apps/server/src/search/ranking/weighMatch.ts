import { stemmer } from 'stemmer';
import { findHold } from '../words/likeness.ts';

/** What a word of a title brings that is as it was typed, a form of it, or what may have been meant. */
const matches = { exact: 100, form: 80, mistyped: 50 };

/** Found only in the name of the seller, in a tag or in how the description begins, a word brings half. */
export const weighElsewhere = (match: number): number => match / 2;

function holds(found: string, typed: string): boolean {
  const hold = findHold(typed);
  if (hold === 'anywhere') return found.includes(typed);
  return found.startsWith(typed) || (hold === 'edges' && found.endsWith(typed));
}

/** What a word brings that was found for a typed one, from 0 to 100. */
export function weighMatch(typed: string, found: string): number {
  if (typed === found) return matches.exact;
  const isForm = stemmer(typed) === stemmer(found) || holds(found, typed);
  return isForm ? matches.form : matches.mistyped;
}

/** How well a text matches: the mean of what its words bring, rounded down. */
export const toText = (sum: number, words: number): number => Math.floor(sum / words);
