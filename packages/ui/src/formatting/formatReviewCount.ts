/** Writes how many reviews there are: `1 Review`, `126 Reviews`, `0 Reviews`. */
export function formatReviewCount(count: number | null | undefined): string {
  const reviews = Number.isFinite(count) ? Number(count) : 0;
  return `${reviews} ${reviews === 1 ? 'Review' : 'Reviews'}`;
}
