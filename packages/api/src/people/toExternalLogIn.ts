/**
 * The path, behind that of the calls, at which a browser begins to log in through an issuer. It is opened as
 * a page, not asked for: the browser goes to the issuer, comes back, and goes on at `next`, or at
 * `/login/external` where something is missing.
 *
 * @param next A path of the site.
 * @param isToLink Whether it is to be added to the account that is signed in. Defaults to no.
 * @see Specification, X42
 */
export const toExternalLogIn = (issuer: string, next: string, isToLink = false): string =>
  `/auth/oidc/${encodeURIComponent(issuer)}/start?${new URLSearchParams({ next, ...(isToLink && { link: 'yes' }) })}`;
