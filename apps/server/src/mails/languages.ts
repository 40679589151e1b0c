import { type Language, languages } from '../database/Letter.ts';

const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);

/** The language for somebody of whom none is known. */
export const usualLanguage: Language = 'en';

/** Reads a stored language, perhaps one of a later version. */
export const toLanguage = (stored: string | null | undefined): Language =>
  stored && isLanguage(stored) ? stored : usualLanguage;

/** In which direction a language is read. */
export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/** How many wishes of a browser are looked at. */
const mostWishes = 20;

/**
 * Chooses the language of ours that somebody likes best. Undefined if there is none.
 *
 * @param wishes The header `Accept-Language`, such as `de-CH, en;q=0.8`.
 */
export function chooseLanguage(wishes = ''): Language | undefined {
  const wanted = wishes
    .split(',', mostWishes)
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return {
        language: tag.split('-')[0] ?? '',
        weight: weight ? Number(weight.trim().slice(2)) : 1,
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted.map(({ language }) => language).find(isLanguage);
}
