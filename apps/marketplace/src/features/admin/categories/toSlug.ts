/** Writes a name as it can stand in an address: its letters and digits, with single hyphens between them. */
export const toSlug = (name: string) =>
  (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-').slice(0, 60).replace(/-$/, '');
