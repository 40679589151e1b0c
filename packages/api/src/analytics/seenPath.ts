/**
 * Where browsers tell what was seen, relative to `{host}`: for those that send it while they leave a page.
 *
 * @see Specification, X43
 */
export const seenPath = '/services/seen';
