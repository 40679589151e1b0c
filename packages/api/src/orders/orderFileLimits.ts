/**
 * How many files may be sent with a delivery, and with a wish for changes.
 *
 * @see Specification, X26
 */
export const orderFileLimits = { delivery: 20, revision: 10 } as const;
