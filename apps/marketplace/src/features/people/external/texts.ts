/** What logging in through others says, wherever it is. */
export const texts = {
  continueWith: (issuer: string) => `Continue with ${issuer}`,
};
