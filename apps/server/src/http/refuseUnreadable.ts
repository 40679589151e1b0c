import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Node's errors for unreadable requests, and their statuses. All others are a 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** A path on this site. Two slashes, or a slash and a backslash, would begin another host. */
const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url);

/** How long somebody may take to read why they are refused, in milliseconds. */
const patience = 5_000;

/**
 * Gives the Fastify options that answer what never reaches a hook: addresses that cannot be
 * decoded, and what is not HTTP. These answers carry the same headers as all others.
 */
export const refuseUnreadable = (headers: OutgoingHttpHeaders, closesAfter = patience) => ({
  http: { requireHostHeader: false },

  frameworkErrors({ code }: FastifyError, { url }: FastifyRequest, reply: FastifyReply) {
    void reply.headers(headers);
    const isTyped = code === 'FST_ERR_BAD_URL' && !url.startsWith('/api/') && isOwnPath(url);
    // Typed by hand, such as `/search/50%`.
    if (isTyped) return reply.redirect(url.replaceAll('%', '%25'));
    return reply.code(400).send(new CallRefusal(refusals.unreadableAddress).toAnswer());
  },

  clientErrorHandler({ code }: ConnectionError, socket: Socket) {
    if (!socket.writable) return socket.destroy();
    const status = statuses[code] ?? 400;
    const body = JSON.stringify(new CallRefusal(refusals.unreadableRequest).toAnswer());
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${String(value)}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
    // The other end may go on sending for ever.
    const cutting = setTimeout(() => socket.destroy(), closesAfter).unref();
    socket.once('close', () => clearTimeout(cutting));
    return socket.end(`${head}\r\n\r\n${body}`);
  },
});

/**
 * Refuses requests without a host or with an unknown `Expect`. Node would do so itself, but without
 * our headers.
 */
export function refuseUnexpected(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.server.on('checkExpectation', (_request, response) => response.writeHead(417, headers).end());
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersion !== '1.1' || raw.headers.host !== undefined) return;
    const refusal = new CallRefusal(refusals.noHost);
    return reply.code(refusal.status).header('connection', 'close').send(refusal.toAnswer());
  });
}
