import type { PasswordStrength } from '@market/ui';
import { texts } from './NewPasswordField.texts.ts';

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
  const score = scorePassword([...password], countKinds(password), shortest);
  return { score, words: texts.strengths[score] ?? '' };
}

function scorePassword(letters: string[], kindCount: number, shortest: number) {
  if (letters.length < shortest) return 0;
  const worth = countSurprises(letters) + Math.max(kindCount - 1, 0);
  if (worth < 13) return 1;
  if (worth < 16) return 2;
  return worth < 20 ? 3 : 4;
}
