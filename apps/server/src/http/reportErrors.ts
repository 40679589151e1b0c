import type { FastifyError, FastifyInstance } from 'fastify';
import { type RefusalEntry, refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { isUnreachable } from '../database/isUnreachable.ts';

/** The refusals that do not belong to any one call. */
const sayNo = (refusal: RefusalEntry) => new CallRefusal(refusal).toAnswer();

/** Tells callers what went wrong, in the one form that clients read; details go to the log only. */
export function reportErrors(app: FastifyInstance): void {
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
