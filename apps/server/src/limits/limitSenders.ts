import { refusals } from '@market/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { toNetwork } from '../http/toNetwork.ts';

/** How many bodies may be on their way from one network at a time. */
const bodiesOfNetwork = 32;

/** From this size on, in bytes, a body carries pictures. */
const largeFrom = 200_000;

/** How many large bodies may be on their way at a time, from one network and in total. */
const largeBodiesOfNetwork = 4;
const largeBodies = 24;

/** How many bodies that are read as they come may be on their way at a time, in total. They take little memory. */
const streamedBodies = 64;

/** How long, in milliseconds, a body may take to arrive, plus how long for each byte. */
const patience = 10_000;
const patiencePerByte = 1 / 50;

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** How large a body can be, in bytes: its announced size, or what this call allows. */
const sizeOf = ({ headers, routeOptions }: FastifyRequest) =>
  Number(headers['content-length'] ?? routeOptions.bodyLimit ?? 0);

/** Counts what is in progress under each of many names. */
function createCounts() {
  const counts = new Map<string, number>();
  return {
    of: (name: string) => counts.get(name) ?? 0,
    add(name: string, difference: 1 | -1) {
      const count = (counts.get(name) ?? 0) + difference;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}

/**
 * Keeps clients that send slowly, or much at once, from holding up others: a body must arrive in
 * time, and one network may send only so many at a time.
 */
export function limitSenders(app: FastifyInstance, shortest = patience): void {
  const bodies = createCounts();
  const large = createCounts();
  let allLarge = 0;
  let allStreamed = 0;
  const endings = new WeakMap<FastifyRequest, () => void>();

  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request)) return;
    const network = toNetwork(request.ip);
    const size = sizeOf(request);
    const isStreamed = request.routeOptions.config.streamsBody ?? false;
    const isLarge = size > largeFrom && !isStreamed;
    const isTooMuch =
      bodies.of(network) >= bodiesOfNetwork ||
      (isStreamed && allStreamed >= streamedBodies) ||
      (isLarge && (large.of(network) >= largeBodiesOfNetwork || allLarge >= largeBodies));
    if (isTooMuch) {
      // What it keeps sending is discarded.
      void reply.header('connection', 'close');
      throw new CallRefusal(refusals.tooMuchSent, { retryAfterSeconds: 5 });
    }

    const count = (difference: 1 | -1) => {
      bodies.add(network, difference);
      if (isStreamed) allStreamed += difference;
      if (!isLarge) return;
      large.add(network, difference);
      allLarge += difference;
    };
    const timer = setTimeout(() => giveUp(reply), shortest + size * patiencePerByte);
    const end = () => {
      if (!endings.delete(request)) return;
      clearTimeout(timer);
      count(-1);
    };
    count(1);
    endings.set(request, end);
    reply.raw.once('close', end);
  });
  // Once the handler runs, the body has arrived in full, unless the handler reads it.
  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.streamsBody) endings.get(request)?.();
  });
}

/** Answers before the whole request has arrived, and closes its connection. */
function giveUp(reply: FastifyReply) {
  const refusal = new CallRefusal(refusals.slowRequest);
  void reply.code(refusal.status).header('connection', 'close').send(refusal.toAnswer());
}
