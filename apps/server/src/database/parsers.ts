/** PostgreSQL's numbers of the types that JavaScript could read in several ways. */
const int8 = 20;
const numeric = 1700;
const date = 1082;
const timestamp = 1114;
const timestamptz = 1184;

const toMoment = (text: string) => new Date(text);

/**
 * How database values become JavaScript values, the same on both databases: counts and paise are
 * numbers (exact up to 2^53), moments are `Date`s, days are text.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: (text) => text,
  [timestamp]: toMoment,
  [timestamptz]: toMoment,
};
