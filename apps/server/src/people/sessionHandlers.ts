import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { describeDevice } from './describeDevice.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { SessionQueries } from './sessionQueries.ts';

/** What the sessions' handlers work with. */
export interface SessionParts {
  sessions: SessionQueries;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
}

/** Answers the calls about where somebody is signed in. Other people's sessions count as not found. */
export const createSessionHandlers = ({ sessions, note }: SessionParts) =>
  ({
    listSessions: async (_request, person, { session }) => ({
      sessions: (await sessions.list(person._id)).map(
        ({ id, user_agent, created_at, last_seen_at }) => ({
          _id: id,
          device: describeDevice(user_agent),
          createdAt: created_at.toISOString(),
          lastUsedAt: last_seen_at.toISOString(),
          isCurrent: id === session.id,
        }),
      ),
    }),

    endSession: async ({ id }, person, { session, address }) => {
      const hasEnded = await sessions.endOf(person._id, id);
      if (!hasEnded) throw new CallRefusal(refusals.sessionNotFound);
      if (id === session.id) await session.end();
      await note({ personId: person._id, what: 'session.ended', address });
      return {};
    },
  }) satisfies Partial<Handlers>;
