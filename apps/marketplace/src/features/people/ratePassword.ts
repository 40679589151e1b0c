import type { PasswordStrength } from '@market/ui';

const toCode = (letter = '') => letter.codePointAt(0) ?? 0;

/** Repetitions and sequences, as in `aaa`, `abc` and `321`, are easy to guess. */
function countSurprises(letters: string[]) {
  const steps = letters.map((letter, at) => toCode(letter) - toCode(letters[at - 1]));
  const goesOn = (at: number) => Math.abs(steps[at] ?? 0) <= 1 && steps[at] === steps[at - 1];
  return letters.filter((_, at) => at < 2 || !goesOn(at)).length;
}

const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** A leading capital and trailing digits or signs are what everybody adds, so they do not count. */
function countKinds(password: string) {
  const middle = password.slice(1).replace(/[\p{N}\p{P}\p{S}]+$/u, '');
  return kinds.filter((kind) => kind.test(middle)).length;
}

/**
 * Says roughly how hard a password is to guess, mostly by its length and a little by its variety.
 * Only the server has the list of common ones.
 *
 * @param shortest The minimum number of characters; undefined if unknown.
 */
export function ratePassword(password: string, shortest = 1): PasswordStrength {
  const letters = [...password];
  if (letters.length < shortest) return { score: 0, words: 'Too short so far' };

  const worth = countSurprises(letters) + Math.max(countKinds(password) - 1, 0);
  if (worth < 13) return { score: 1, words: 'Weak: longer is better' };
  if (worth < 16) return { score: 2, words: 'Fair: longer is better' };
  if (worth < 20) return { score: 3, words: 'Good' };
  return { score: 4, words: 'Strong' };
}
