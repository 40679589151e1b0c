/** What rows can be sorted by. Nothing comes last, whichever the direction. */
export type SortValue = string | number | null | undefined;

/**
 * How texts are ordered: as `people` of the locale do, with figures in them counted (`Order 9`
 * before `Order 10`), or sign by sign, as `ids` are, whose figures mean nothing.
 */
export type TextOrder = 'people' | 'ids';

/** What tells the place of a row among the others. */
export interface RowSorting<Row> {
  valueOf: (row: Row) => SortValue;
  direction: SortOrder['direction'];
  textOrder: TextOrder;
  /** Whose way of ordering texts it is, such as `en-IN`. */
  locale: string;
}

/** A column and a direction to sort by. */
export interface SortOrder {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** A sorted copy of the rows. Numbers are ordered by size; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  { valueOf, direction, textOrder, locale }: RowSorting<Row>,
): Row[] {
  // Making one takes ten milliseconds: a column of numbers does without.
  let collator: Intl.Collator | undefined;
  const compareTexts = (one: string, other: string) =>
    textOrder === 'ids'
      ? Number(one > other) - Number(one < other)
      : (collator ??= new Intl.Collator(locale, { numeric: true })).compare(one, other);
  const sign = direction === 'ascending' ? 1 : -1;
  const entries = rows.map((row) => ({ row, value: valueOf(row) }));

  entries.sort((one, other) => {
    const isOneMissing = isMissing(one.value);
    const isOtherMissing = isMissing(other.value);
    if (isOneMissing || isOtherMissing) return Number(isOneMissing) - Number(isOtherMissing);
    if (typeof one.value === 'number' && typeof other.value === 'number') {
      return sign * (one.value - other.value);
    }
    return sign * compareTexts(String(one.value), String(other.value));
  });

  return entries.map(({ row }) => row);
}

const isMissing = (value: SortValue) =>
  value === null || value === undefined || value === '' || Number.isNaN(value);
