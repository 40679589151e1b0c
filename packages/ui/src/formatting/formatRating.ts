import { formatFigures } from './formatFigures.ts';
import type { Formats } from './Formats.ts';

/** Writes a rating with its first three characters: `4.3`, `5`. Without a rating it is `0`. */
export const formatRating = (rating: number | null | undefined, formats: Formats = {}): string =>
  formatFigures(cutRating(rating), formats.locale ?? 'en-IN', false);

/** A rating, 1 to 5, with one figure after its point; without a rating 0. */
export const cutRating = (rating: number | null | undefined): number =>
  Number.isFinite(rating) && Number(rating) > 0 ? Number(String(rating).slice(0, 3)) : 0;
