import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A server for one page. */
export interface StaticServer {
  url: string;
  close: () => void;
}

/** Serves a page, compressed, and hands every other request on to the market's server. */
export async function serveStaticPage(page: string, marketUrl: string): Promise<StaticServer> {
  const body = brotliCompressSync(page);
  const kept = new Map<string, Promise<{ type: string; bytes: Buffer }>>();

  const fetchFile = async (path: string) => {
    const response = await fetch(marketUrl + path);
    return {
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };

  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'br');
      response.end(body);
      return;
    }
    const file = kept.get(url) ?? fetchFile(url);
    kept.set(url, file);
    const { type, bytes } = await file;
    response.setHeader('content-type', type);
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.end(bytes);
  }).listen(0, '127.0.0.1');

  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
