import type { FastifyBaseLogger } from 'fastify';
import type { MessageKind } from '../database/tables.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import type { Outbox } from './createOutbox.ts';
import type { Couriers, SentMessage } from './Message.ts';

/** The job that sends what is in the outbox. */
export function createEmptyOutbox(outbox: Outbox, couriers: Couriers): Job {
  /**
   * Messages do not wait for one another: a whole batch is sent within the time it is claimed for.
   */
  async function sendOne(kind: MessageKind, message: SentMessage, log: FastifyBaseLogger) {
    const { id } = message;
    try {
      await couriers[kind].send(message);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isGivenUp = await outbox.noteFailure(id, reason);
      const news = isGivenUp ? 'A message was given up' : 'A message could not be sent yet';
      log.error({ err: error, message: id, kind }, news);
      return;
    }
    await outbox.markSent(id);
  }

  return {
    name: 'empty outbox',
    pause: 1_000,
    async run({ log }) {
      const claimed = await outbox.claim(Object.keys(couriers) as MessageKind[]);
      const turns = await Promise.allSettled(
        claimed.map(({ kind, ...message }) => sendOne(kind, message, log)),
      );
      const failed = turns.find((turn) => turn.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}
