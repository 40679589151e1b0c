/** PostgreSQL's own numbers of the types that JavaScript has no single answer for. */
const int8 = 20;
const numeric = 1700;
const date = 1082;
const timestamp = 1114;
const timestamptz = 1184;

const toMoment = (text: string) => new Date(text);

/**
 * How values of the database become values here, the same on the embedded database and on
 * PostgreSQL: counts and paise are numbers (exact up to 2^53), moments are `Date`s, days are text.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: (text) => text,
  [timestamp]: toMoment,
  [timestamptz]: toMoment,
};
