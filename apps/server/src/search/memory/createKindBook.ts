import type { Category } from '@market/api/contract';

/** How many categories have numbers: more than a market may have, and less than a byte holds. */
const limit = 250;

/** Numbers the categories from 0 on, in the order in which they are met. */
export function createKindBook() {
  const numbers = new Map<Category, number>();

  return {
    /** The number of a category, which is a new one if need be. All beyond the limit share one. */
    add(category: Category): number {
      const known = numbers.get(category);
      if (known !== undefined) return known;
      if (numbers.size === limit) return limit;
      numbers.set(category, numbers.size);
      return numbers.size - 1;
    },

    /** All categories that have a number of their own, each at its number. */
    list: (): Category[] => [...numbers.keys()],

    /** The number of a category; undefined if no service has ever been in it. */
    find: (category: Category): number | undefined => numbers.get(category),
  };
}
