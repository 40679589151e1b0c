/** How figures, amounts and dates are written. What `useMarket` gives is one. */
export interface Formats {
  /** A BCP 47 tag. Defaults to `en-IN`. */
  locale?: string | undefined;
  /** What amounts are in: a code of ISO 4217. Defaults to `INR`. */
  currency?: string | undefined;
}
