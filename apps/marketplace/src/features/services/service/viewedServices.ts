/** Where this browser keeps which services were looked at; nobody else is told. */
const key = 'market-viewed';

/** So many are kept. */
const most = 20;

/** The ids of services that were looked at in this browser, the last one first. */
export function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)).slice(0, most);
  } catch {
    return [];
  }
}

/** Keeps that a service is looked at. */
export function noteViewed(id: string) {
  const viewed = [id, ...readViewed().filter((other) => other !== id)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(viewed));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Forgets all of them. */
export function forgetViewed() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
