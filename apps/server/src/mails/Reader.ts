import type { Language } from '../database/Letter.ts';
import { directionOf } from './languages.ts';

/** How somebody is written to. */
export interface Reader {
  language: Language;
  /** What the market is called. */
  marketName: string;
  /** What stands before an amount. */
  currencyPrefix: string;
}

const momentFormats = new Map<Language, Intl.DateTimeFormat>();

/** Writes a moment as people of this language do, in UTC, which it says. */
export function writeMoment({ language }: Reader, moment: Date): string {
  const format =
    momentFormats.get(language) ??
    new Intl.DateTimeFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    });
  momentFormats.set(language, format);
  return format.format(moment);
}

const figureFormats = new Map<Language, Intl.NumberFormat>();

/** Writes a number in the digits of a language, without groups, with two digits behind the point at the most. */
export function writeFigures({ language }: Reader, figures: number): string {
  const format =
    figureFormats.get(language) ??
    new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 2 });
  figureFormats.set(language, format);
  return format.format(figures);
}

/**
 * Writes an amount with what the market writes before it: `Rs.780.5`, as the site does.
 *
 * @param paise May be negative.
 */
export function writeAmount(reader: Reader, paise: number): string {
  const figures = writeFigures(reader, Math.abs(paise) / 100);
  return isolate(reader, `${paise < 0 ? '−' : ''}${reader.currencyPrefix}${figures}`);
}

/** Keeps words of somebody else from turning around the sentence that they stand in. */
export const isolate = ({ language }: Reader, words: string): string =>
  directionOf(language) === 'rtl' ? `\u2068${words}\u2069` : words;
