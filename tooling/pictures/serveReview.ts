import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { json } from 'node:stream/consumers';
import { accept, keepFindings, readFindings } from './Finding.ts';
import { reviewFolder } from './paths.ts';
import { writePage } from './writePage.ts';

const types: Record<string, string> = { '.html': 'text/html', '.webp': 'image/webp' };

async function sendFile(url: string, response: ServerResponse) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://review').pathname));
  const file = join(reviewFolder, path === '/' ? 'index.html' : path);
  const type = types[extname(file)];
  if (!type || !existsSync(file)) return response.writeHead(404).end();
  return response.setHeader('content-type', type).end(await readFile(file));
}

async function acceptSome(request: IncomingMessage, response: ServerResponse) {
  const chosen = new Set((await json(request)) as string[]);
  const findings = await readFindings();
  for (const finding of findings) if (chosen.has(finding.path)) await accept(finding);
  const rest = findings.filter(({ path }) => !chosen.has(path));
  await keepFindings(rest);
  await writePage(rest);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rest));
  return rest.length;
}

/**
 * Shows the review to this machine alone. Only its own page may accept: neither another page in the same
 * browser, nor one that has given its name the address of this machine. Ends when all is accepted.
 */
export async function serveReview() {
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const isOwn =
      headers.host === host && (method === 'GET' || headers.origin === `http://${host}`);
    const answer = async () => {
      if (!isOwn) response.writeHead(403).end();
      else if (method === 'GET') await sendFile(url, response);
      else if (method === 'POST' && url === '/accept') {
        if ((await acceptSome(request, response)) === 0) server.close();
      } else response.writeHead(405).end();
    };
    answer().catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/`, whenClosed: once(server, 'close') };
}
