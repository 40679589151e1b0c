/**
 * Writes an amount of rupees as the marketplace does everywhere: `Rs.4500`, `Rs.99.5`.
 * Anything that is not an amount (missing, negative, not a number) is written as a dash.
 */
export function formatPrice(rupees: number | null | undefined): string {
  const amount = rupees ?? Number.NaN;
  return Number.isFinite(amount) && amount >= 0 ? `Rs.${Math.round(amount * 100) / 100}` : 'Rs.–';
}
