/** Writes a rating with its first three characters: `4.3`, `5`. Without a rating it is `0`. */
export function formatRating(rating: number | null | undefined): string {
  return isPositive(rating) ? String(rating).slice(0, 3) : '0';
}

const isPositive = (rating: number | null | undefined): rating is number =>
  Number.isFinite(rating) && Number(rating) > 0;
