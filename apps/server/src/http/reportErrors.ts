import type { FastifyError, FastifyInstance } from 'fastify';
import { CallRefusal, InvalidRequest, PasswordNeeded } from '../refusals/CallRefusal.ts';
import { isUnreachable } from '../database/isUnreachable.ts';

/** Tells callers what went wrong, in the one form that clients read; details go to the log only. */
export function reportErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, { log, raw }, reply) => {
    // A client that has gone hears nothing, and that is no error.
    if (raw.destroyed && !raw.complete) return reply.hijack();
    if (error instanceof CallRefusal) {
      const { status, message, retryAfterSeconds } = error;
      if (retryAfterSeconds) void reply.header('retry-after', retryAfterSeconds);
      const needsPassword = error instanceof PasswordNeeded || undefined;
      return reply.code(status).send({ success: false, message, needsPassword });
    }
    if (error instanceof InvalidRequest) {
      const { sentences, fields } = error;
      return reply.code(400).send({ success: false, message: sentences, fields });
    }
    if (isUnreachable(error)) {
      log.error({ err: error }, 'The database cannot be reached');
      const message = 'The market cannot be reached right now. Please try again in a moment.';
      return reply.code(503).header('retry-after', 5).send({ success: false, message });
    }
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ success: false, message });

    log.error({ err: error });
    return reply.code(500).send({ success: false, message: 'Something went wrong on our side.' });
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send({ success: false, message: 'There is no such call.' }),
  );
}
