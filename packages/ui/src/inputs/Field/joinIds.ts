/** Writes what `aria-describedby` takes: several ids, without those that are not there. */
export const joinIds = (...ids: (string | false | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
