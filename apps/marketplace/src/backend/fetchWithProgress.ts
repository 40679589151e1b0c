type Listener = () => void;

/** How much of the current form has been sent, from 0 to 1; null while none is being sent. */
let sentShare: number | null = null;
const listeners = new Set<Listener>();

function report(share: number | null) {
  sentShare = share;
  for (const listener of listeners) listener();
}

/** How much of the current form has been sent, from 0 to 1; null while none is being sent. */
export const readSentShare = () => sentShare;

/** Calls the listener whenever more has been sent. Returns a function that stops this. */
export function listenToUpload(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A `fetch` that reports the progress of sending a form (see `readSentShare`), which the platform's
 * cannot. Everything else goes through the platform's.
 */
export const fetchWithProgress: typeof fetch = (input, init = {}) =>
  init.body instanceof FormData && 'XMLHttpRequest' in globalThis
    ? sendForm(String(input), { ...init, body: init.body })
    : fetch(input, init);

function sendForm(address: string, init: RequestInit & { body: FormData }): Promise<Response> {
  const { method = 'POST', headers, credentials, signal, body } = init;

  return new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = 'blob';
    request.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);

    request.upload.addEventListener('progress', ({ loaded, total }) => report(loaded / total));
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('No answer came.')));
    request.addEventListener('abort', () => reject(signal?.reason as unknown));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  }).finally(() => report(null));
}

function toResponse(request: XMLHttpRequest) {
  const { status, statusText } = request;
  const hasNoBody = status === 204 || status === 205;
  return new Response(hasNoBody ? null : (request.response as Blob), {
    status,
    statusText,
    headers: readHeaders(request.getAllResponseHeaders()),
  });
}

const readHeaders = (lines: string) =>
  lines
    .trim()
    .split(/[\r\n]+/)
    .filter(Boolean)
    .map((line): [string, string] => {
      const end = line.indexOf(':');
      return [line.slice(0, end), line.slice(end + 1).trim()];
    });
