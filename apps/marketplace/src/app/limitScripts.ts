/** What is used of Trusted Types, which not every browser has. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (address: string) => string | null;
    },
  ) => unknown;
}

/** Whose scripts and workers may be loaded, besides our own: the card provider's. */
const stripeOrigin = 'https://js.stripe.com';

/**
 * Says which scripts may be loaded, to browsers that the server's policy makes ask (Trusted
 * Types). Text can never become HTML or code.
 */
export function limitScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    // The toasts' style sheet begins as an element with a blank in it.
    createHTML: (html) => (html.trim() === '' ? html : null),
    createScriptURL(address) {
      const { origin } = new URL(address, location.href);
      return origin === location.origin || origin === stripeOrigin ? address : null;
    },
  });
}
