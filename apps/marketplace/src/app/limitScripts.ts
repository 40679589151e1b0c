/** The part of Trusted Types used here; not every browser has it. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (address: string) => string | null;
    },
  ) => unknown;
}

/** The only scripts and workers besides our own that may be loaded: the card provider's. */
const stripeOrigin = 'https://js.stripe.com';

/**
 * Tells browsers which scripts may be loaded, where the server's policy enforces Trusted Types.
 * Text can never become HTML or code.
 */
export function limitScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    // The toasts' style sheet begins as an element that contains a blank.
    createHTML: (html) => (html.trim() === '' ? html : null),
    createScriptURL(address) {
      const { origin } = new URL(address, location.href);
      return origin === location.origin || origin === stripeOrigin ? address : null;
    },
  });
}
