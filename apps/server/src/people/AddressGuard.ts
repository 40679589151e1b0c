/** Looks at the mail addresses that people want an account with. */
export interface AddressGuard {
  /** Refuses an address that the owner of the market does not want. */
  check: (email: string) => Promise<void>;
  /** Holds an account for its new address, or no longer. */
  settle: (personId: string, email: string) => Promise<void>;
}
