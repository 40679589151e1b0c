/** The numbers of at most five pages, with the current one as near to their middle as it can be. */
export function pagesAround(page: number, pageCount: number): number[] {
  const length = Math.min(5, pageCount);
  const first = Math.max(1, Math.min(page - 2, pageCount - length + 1));

  return Array.from({ length }, (_, index) => first + index);
}
