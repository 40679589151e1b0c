import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';

/**
 * Answers what this page fetches from the API in the place of a server, without a service worker.
 * Everything else is fetched as before. Gives a function that ends this.
 *
 * @param handlers The first one that fits answers, so put special cases ahead of `marketReplies`.
 * @param host What the addresses of the API begin with.
 * @see Specification, calls
 */
export function pretendBackend(handlers: HttpHandler[], host = '/api'): () => void {
  const { fetch } = globalThis;

  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(host)) return fetch(input, init);
    return answerUnlessAborted(
      handlers,
      new Request(new URL(address, globalThis.location?.href), init),
    );
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

async function answerUnlessAborted(handlers: HttpHandler[], request: Request) {
  const aborted = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
  const answer = await Promise.race([getResponse(handlers, request), aborted]);
  if (!answer || answer.type === 'error') throw new TypeError('Failed to fetch');
  return answer;
}
