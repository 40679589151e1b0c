import type { FastifyInstance } from 'fastify';

/**
 * Makes a `fetch` that calls a server in this process, without a socket, and keeps cookies like a
 * browser.
 *
 * @param address The address of the pretended browser.
 */
export function createInjectFetch(app: FastifyInstance, address: string): typeof fetch {
  const cookies = new Map<string, string>();

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, origin } = new URL(request.url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), origin, ...(cookie && { cookie }) },
      remoteAddress: address,
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return new Response(answer.body, { status: answer.statusCode });
  };
}
