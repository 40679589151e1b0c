import type { FastifyError, FastifyInstance } from 'fastify';
import { type RefusalEntry, refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { isUnreachable } from '../database/isUnreachable.ts';

/** The refusals that do not belong to any one call. */
const sayNo = (refusal: RefusalEntry) => new CallRefusal(refusal).toAnswer();

/** How much of a body that is refused for its size is still taken in, in bytes, and for how long, in milliseconds. */
const mostDiscarded = 50_000_000;
const longestDiscarding = 30_000;

/** Tells callers what went wrong, in the one form that clients read; details go to the log only. */
export function reportErrors(app: FastifyInstance, discardsFor = longestDiscarding): void {
  app.setErrorHandler<FastifyError>((error, { log, raw }, reply) => {
    // The client has gone, which is no error.
    if (raw.destroyed && !raw.complete) return reply.hijack();
    if (error instanceof CallRefusal) {
      const { status, retryAfterSeconds } = error;
      if (retryAfterSeconds) void reply.header('retry-after', retryAfterSeconds);
      return reply.code(status).send(error.toAnswer());
    }
    if (isUnreachable(error)) {
      log.error({ err: error }, 'The database cannot be reached');
      const { status } = refusals.unreachable;
      return reply.code(status).header('retry-after', 5).send(sayNo(refusals.unreachable));
    }
    const { statusCode = 500, message } = error;
    // A client that is cut off while sending, as Fastify would do, may never read why.
    if (statusCode === 413 && Number(raw.headers['content-length']) <= mostDiscarded) {
      void reply.removeHeader('connection');
      const cutting = setTimeout(() => raw.destroy(), discardsFor).unref();
      raw.once('close', () => clearTimeout(cutting));
    }
    if (statusCode < 500) {
      return reply.code(statusCode).send({ ...sayNo(refusals.unreadableRequest), message });
    }
    log.error({ err: error });
    return reply.code(500).send(sayNo(refusals.serverError));
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send(sayNo(refusals.unknownCall)),
  );
}
