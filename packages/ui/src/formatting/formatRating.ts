/** Writes a rating with its first three characters: `4.3`, `5`. Without a rating it is `0`. */
export function formatRating(rating: number | null | undefined): string {
  if (rating == null || !Number.isFinite(rating) || rating <= 0) return '0';
  return String(rating).slice(0, 3);
}
