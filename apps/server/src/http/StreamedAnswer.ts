import type { FastifyReply } from 'fastify';

/** Where the events of a stream go. */
export interface Outlet {
  write: (text: string) => void;
  end: () => void;
}

/** How much may wait for a browser that does not read, in bytes, before its stream is ended. */
const mostWaiting = 64_000;

/** An answer that goes on: server-sent events, until one side ends them. */
export class StreamedAnswer {
  /** Begins to write, and gives what is to be done once the stream has ended. */
  readonly #begin: (outlet: Outlet) => () => void;

  constructor(begin: (outlet: Outlet) => () => void) {
    this.#begin = begin;
  }

  /** Sends it past Fastify, which would wait for an end. Nothing on the way may keep or change it. */
  send(reply: FastifyReply): FastifyReply {
    const { raw } = reply;
    void reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.hijack();
    raw.writeHead(200, reply.getHeaders() as Record<string, string>);
    const end = () => raw.end();
    const finish = this.#begin({
      write(text) {
        if (raw.writableLength > mostWaiting) raw.destroy();
        else raw.write(text);
      },
      end,
    });
    raw.once('close', finish);
    // It may have been closed while its answer was prepared.
    if (raw.destroyed) finish();
    return reply;
  }
}
