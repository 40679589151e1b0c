/**
 * Makes a `fetch` that keeps cookies as a browser does, so that a program can be signed in. Each
 * one is a separate person. Ignores attributes such as `Secure` and `Path`.
 *
 * @param origin Whose page the requests come from, such as `https://market.example`.
 * @see Specification, calls
 */
export function createCookieFetch(origin: string): typeof fetch {
  const cookies = new Map<string, string>();

  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Origin', origin);
    if (cookies.size > 0) {
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
}
