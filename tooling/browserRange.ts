/**
 * The oldest browsers that the site and the packages support: those of the last two years, and
 * Firefox's extended support releases. `checkBrowserSupport.ts` finds features they lack.
 */
export const browserRange = { chrome: 126, edge: 126, firefox: 128, safari: 18, ios: 18 } as const;

/** The range as bundlers want it. */
export const buildTarget = Object.entries(browserRange).map(
  ([browser, version]) => `${browser}${version}`,
);

/** The range in words. */
export const browserRangeInWords = `Chrome and Edge ${browserRange.chrome}, Firefox ${browserRange.firefox}, Safari and iOS ${browserRange.safari}`;
