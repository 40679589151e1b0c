/** Reads what this tab keeps; null when it is not there or unreadable. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps values for as long as this tab lives; null takes one away. */
export function keepInTab(values: object) {
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}
