/** An id for a new entry that none of the others has: `new-1`. */
export function findFreeId(ids: readonly string[]): string {
  let number = 1;
  while (ids.includes(`new-${number}`)) number += 1;
  return `new-${number}`;
}
