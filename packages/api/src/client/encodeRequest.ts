import type { Call } from '../contract/call.ts';

/** What `fetch` needs to send a request. */
export interface EncodedRequest {
  /** The path after the host, with its query. */
  path: string;
  body?: NonNullable<RequestInit['body']>;
  headers: Record<string, string>;
}

/**
 * Writes the fields of a request where the contract puts them: into the path, the query or the
 * body. A field that is `undefined` is left out. If the path holds all of them, nothing else is
 * sent.
 *
 * @throws RangeError when a field of the path is empty or would lead to another path.
 */
export function encodeRequest(call: Call, request: object): EncodedRequest {
  const fields: Record<string, unknown> = { ...request };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(fields[name] ?? '');
    delete fields[name];
    if (/^\.{0,2}$/.test(text)) throw new RangeError(name);
    return encodeURIComponent(text);
  });

  if (call.isStream) {
    const headers: Record<string, string> = { Accept: 'text/event-stream' };
    if (fields['after'] !== undefined) headers['Last-Event-ID'] = String(fields['after']);
    return { path, headers };
  }
  if (call.encoding === 'query') {
    const query = toPairs(fields, new URLSearchParams()).toString();
    return { path: query ? `${path}?${query}` : path, headers: {} };
  }
  if (call.encoding === 'json') {
    if (Object.keys(fields).length === 0) return { path, headers: {} };
    const headers = { 'Content-Type': 'application/json' };
    return { path, headers, body: JSON.stringify(fields) };
  }
  if (call.encoding === 'bytes') {
    const { bytes, digest } = fields as { bytes: Blob | Uint8Array<ArrayBuffer>; digest?: string };
    const headers: Record<string, string> = { 'Content-Type': 'application/octet-stream' };
    if (digest !== undefined) headers['Content-Digest'] = digest;
    return { path, headers, body: bytes };
  }
  const body = call.encoding === 'form' ? new URLSearchParams() : new FormData();
  return { path, headers: {}, body: toPairs(fields, body) };
}

/** Repeats the name for each entry of a list and nests with brackets: `price[gte]`. */
function toPairs<Pairs extends URLSearchParams | FormData>(
  value: unknown,
  pairs: Pairs,
  name = '',
) {
  if (Array.isArray(value)) {
    for (const entry of value) toPairs(entry, pairs, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      toPairs(entry, pairs, name ? `${name}[${key}]` : key);
    }
  } else if (value !== undefined) {
    pairs.append(name, String(value));
  }
  return pairs;
}
