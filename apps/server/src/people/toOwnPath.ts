const longest = 500;

/**
 * Gives a path of the site to go on at, with its query: what was asked for if it is one, and else the first
 * page. Anything that a browser would take for another site, or that the site does not show, is not.
 */
export function toOwnPath(wanted: string | null | undefined): string {
  // Browsers take a backslash for a slash, and leave out line breaks.
  if (!wanted || wanted.length > longest || !/^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/.test(wanted)) {
    return '/';
  }
  const url = URL.parse(wanted, 'https://own.invalid');
  if (
    url?.origin !== 'https://own.invalid' ||
    /^\/(?:api|files|images)(?:\/|$)/.test(url.pathname)
  ) {
    return '/';
  }
  return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}`;
}
