import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createHostedStandIn } from '../../../../packages/api/tests/hosted/createHostedStandIn.ts';

const builtSite = join(import.meta.dirname, '../../dist');

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the built site, as files, over the stand-in of a backend that knows only the specification. */
export async function serveOldBackend() {
  const backend = await createHostedStandIn();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname.startsWith('/api/')) {
      const address = `${backend.host}${request.url?.slice('/api'.length)}`;
      const { method = 'GET', headers } = request;
      const asked = ask(address, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      // Where it dies of a question, the browser loses its connection.
      asked.on('error', () => response.destroy());
      request.pipe(asked);
      return;
    }
    const file = join(builtSite, pathname);
    const sent = existsSync(file) && statSync(file).isFile() ? file : join(builtSite, 'index.html');
    response.setHeader('content-type', types[extname(sent)] ?? 'application/octet-stream');
    response.end(readFileSync(sent));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Where people reach the site. */
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
      backend.close();
    },
  };
}
