/** Reads what this tab keeps; null if it is missing or unreadable. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps values as long as this tab lives; null removes one. */
export function keepInTab(values: object) {
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    // Without storage, values last until the page is reloaded.
  }
}
