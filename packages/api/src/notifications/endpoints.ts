import type { Ask } from '../redux/createAsk.ts';
import { onSuccess } from '../redux/tags.ts';
import type { MarketBuilder } from '../redux/tags.ts';

/** Notifications as queries and mutations. The stream is no query: see `followEvents`. */
export const createNotificationEndpoints = (build: MarketBuilder, ask: Ask) => ({
  listNotifications: build.query({
    ...ask('listNotifications'),
    providesTags: ['Notifications'],
  }),
  getUnread: build.query({ ...ask('getUnread'), providesTags: ['Notifications'] }),
  markNotificationsSeen: build.mutation({
    ...ask('markNotificationsSeen'),
    invalidatesTags: onSuccess('Notifications'),
  }),
  getNotificationChoices: build.query({
    ...ask('getNotificationChoices'),
    providesTags: ['NotificationChoices'],
  }),
  updateNotificationChoices: build.mutation({
    ...ask('updateNotificationChoices'),
    invalidatesTags: onSuccess('NotificationChoices'),
  }),
});
