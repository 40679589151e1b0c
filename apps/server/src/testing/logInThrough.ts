/** A browser as tests have it. */
interface Browser {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Where a browser begins. */
interface Beginning {
  id?: string;
  next?: string;
  isToLink?: boolean;
}

const findPath = (response: Response) => {
  const { pathname, search } = new URL(response.headers.get('location') ?? 'about:blank');
  return `${pathname}${search}`;
};

/** Sends a browser to an issuer. Gives the address there. */
export async function goToIssuer(
  browser: Browser,
  { id = 'example', next = '/me', isToLink = false }: Beginning = {},
): Promise<string> {
  const query = new URLSearchParams({ next, ...(isToLink && { link: 'yes' }) });
  const begun = await browser.fetch(`/api/auth/oidc/${id}/start?${query}`, { redirect: 'manual' });
  return begun.headers.get('location') ?? '';
}

/** Asks the issuer. Gives the path at which the browser comes back. */
export const askIssuer = async (address: string): Promise<string> =>
  findPath(await fetch(address, { redirect: 'manual' }));

/** Comes back with what an issuer has said. Gives the path at which the browser goes on. */
export const comeBack = async (browser: Browser, path: string): Promise<string> =>
  findPath(await browser.fetch(path, { redirect: 'manual' }));

/** Goes to an issuer and comes back. Gives the path at which the browser goes on. */
export const logInThrough = async (browser: Browser, beginning?: Beginning): Promise<string> =>
  comeBack(browser, await askIssuer(await goToIssuer(browser, beginning)));
