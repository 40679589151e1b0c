import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPerson, createService } from '../../packages/api/src/testing/index.ts';

const cookie = 'session=ashas';
const service = createService({ _id: 'mine', title: 'Logo design' });

/** A backend with one service, which knows one visitor by a cookie. */
export async function startBackend() {
  const server = createServer((request, response) => {
    const answers: Record<string, [number, object]> = {
      '/services/mine': [200, { success: true, service }],
      '/auth/me':
        request.headers.cookie === cookie
          ? [200, { success: true, user: createPerson({ fullname: 'Asha Rao' }) }]
          : [401, { success: false }],
    };
    const [status, answer] = answers[request.url ?? ''] ?? [404, { success: false, message: '' }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Looks at a page of server components as a visitor, as somebody who is signed in, and in vain. */
export async function checkServerComponents(url: string): Promise<void> {
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}${path}`, { headers });
    return { status: answer.status, html: await answer.text() };
  };
  const visitor = await open('/service/mine');
  const asha = await open('/service/mine', { cookie });
  const missing = await open('/service/none');

  const isAsShown =
    visitor.html.includes('<h1>Logo design</h1>') &&
    !visitor.html.includes('Asha Rao') &&
    asha.html.includes('Asha Rao') &&
    missing.status === 404;
  if (!isAsShown) {
    const seen = JSON.stringify({ visitor, asha, missing: missing.status }).slice(0, 3000);
    throw new Error(`Server components show something else: ${seen}`);
  }
}
