import { notificationKinds, refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import type { NewsFeed } from '../news/createNewsFeed.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { isKind, type NotificationQueries } from './notificationQueries.ts';

/** Answers the calls about what people should hear of. All of them are about the member who asks. */
export const createNotificationHandlers = (notifications: NotificationQueries, feed: NewsFeed) =>
  ({
    listNotifications: (request, { _id }) => notifications.list(_id, request),

    markNotificationsSeen: async ({ upTo }, { _id }) => {
      await notifications.markSeen(_id, new Date(upTo));
      return {};
    },

    getUnread: async (_request, { _id }) => ({
      notifications: await notifications.countUnread(_id),
    }),

    getNotificationChoices: async (_request, { _id }) => ({
      choices: await notifications.listChoices(_id),
    }),

    updateNotificationChoices: async ({ choices }, { _id }) => {
      // A kind of another version is left as it is.
      const known = choices.flatMap(({ kind, ...choice }) =>
        isKind(kind) ? { kind, ...choice } : [],
      );
      if (known.some(({ kind }) => notificationKinds[kind].isFixed)) {
        throw new CallRefusal(refusals.fixedChoice);
      }
      await notifications.choose(_id, known);
      return { choices: await notifications.listChoices(_id) };
    },

    followEvents: async ({ after }, { _id: personId }, { session }) =>
      feed.open({ personId, sessionId: session.id ?? '' }, after),
  }) satisfies Partial<Handlers>;
