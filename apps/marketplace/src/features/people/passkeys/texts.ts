/** What is said about passkeys, wherever one is used. */
export const texts = {
  use: 'Use a passkey',
  cancelled: 'No passkey was used.',
  failed: 'The passkey did not answer. Please try again, or use another way.',
};
