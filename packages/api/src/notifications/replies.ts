import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';

/** How a pretended backend answers the calls about notifications. Nothing new ever happens in it. */
export const createNotificationReplies = (market: PretendedMarket) =>
  ({
    listNotifications: ({ cursor }) => {
      const { page, cursors } = pageOf(market.notifications, cursor);
      return { notifications: page, ...cursors };
    },
    markNotificationsSeen: ({ upTo }) => {
      market.notifications = market.notifications.map((notification) =>
        notification.createdAt <= upTo ? { ...notification, isSeen: true } : notification,
      );
      return {};
    },
    getUnread: () => ({
      notifications: Math.min(100, market.notifications.filter(({ isSeen }) => !isSeen).length),
    }),
    getNotificationChoices: () => ({ choices: market.notificationChoices }),
    updateNotificationChoices: ({ choices }) => {
      const changes = new Map(choices.map((choice) => [choice.kind, choice]));
      if (market.notificationChoices.some(({ kind, isFixed }) => isFixed && changes.has(kind))) {
        return createRefusal('fixedChoice');
      }
      market.notificationChoices = market.notificationChoices.map((choice) => ({
        ...choice,
        ...changes.get(choice.kind),
      }));
      return { choices: market.notificationChoices };
    },
    followEvents: ({ after = '1024.1764000000' }) =>
      new Response(`id: ${after}\ndata: {"tags":[]}\n\n`, {
        headers: { 'Content-Type': 'text/event-stream' },
      }),
  }) satisfies Partial<Replies>;
