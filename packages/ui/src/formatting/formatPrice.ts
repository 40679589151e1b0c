/**
 * Writes an amount of rupees as the marketplace does everywhere: `Rs.4500`, `Rs.99.5`.
 * What is no amount (missing, negative, not a number) is written as a dash.
 */
export function formatPrice(rupees: number | null | undefined): string {
  if (rupees == null || !Number.isFinite(rupees) || rupees < 0) return 'Rs.–';
  return `Rs.${Math.round(rupees * 100) / 100}`;
}
