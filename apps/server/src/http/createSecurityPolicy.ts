/**
 * What pages may load and run: their own files, and Stripe's where Stripe charges the cards. Inline
 * scripts run only if their hash (`'sha256-…'`) is given.
 */
export function createSecurityPolicy(paysWithStripe: boolean, scriptHashes: string[] = []) {
  const ofStripe = (...hosts: string[]) => (paysWithStripe ? hosts : []);

  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scriptHashes, ...ofStripe('https://js.stripe.com')],
      'frame-src': paysWithStripe
        ? ['https://js.stripe.com', 'https://hooks.stripe.com']
        : ["'none'"],
      'connect-src': ["'self'", ...ofStripe('https://api.stripe.com')],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      // The site's only Trusted Types policy says which scripts may be loaded; text never becomes
      // HTML or code.
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    },
  };
}
