import type { Notification, NotificationChoice } from './calls.ts';
import { notificationKinds } from './calls.ts';

/**
 * Makes a notification of a delivery that has not been seen.
 *
 * @see Specification, X31
 */
export const createNotification = (fields: Partial<Notification> = {}): Notification => ({
  _id: 'notification-delivered',
  kind: 'orders',
  name: 'delivered',
  subject: { type: 'order', _id: '01927f3a-5c11-7d20-9a3e-4b8d5c2f1e01' },
  data: { title: 'I will design a brand identity', until: '2026-11-29T09:30:00.000Z' },
  times: 1,
  createdAt: '2026-11-24T09:30:00.000Z',
  isSeen: false,
  ...fields,
});

/**
 * One notification of each kind.
 *
 * @see Specification, X31
 */
export const sampleNotifications: Notification[] = [
  createNotification(),
  createNotification({
    _id: 'notification-message',
    kind: 'messages',
    name: 'messageReceived',
    subject: { type: 'conversation', _id: 'conversation-mira' },
    data: { person: 'Mira Sen' },
    times: 3,
    createdAt: '2026-11-24T08:12:00.000Z',
  }),
  createNotification({
    _id: 'notification-placed',
    name: 'placedSeller',
    subject: { type: 'sale', _id: '01927f3a-5c10-7d20-9a3e-4b8d5c2f1e00' },
    data: { title: 'I will write a game in Godot', until: null },
    createdAt: '2026-11-23T16:05:00.000Z',
  }),
  createNotification({
    _id: 'notification-due',
    kind: 'reminders',
    name: 'dueSoon',
    subject: { type: 'sale', _id: '01927f3a-5c12-7d20-9a3e-4b8d5c2f1e02' },
    data: { title: 'I will draw three posters', until: '2026-11-23T08:00:00.000Z' },
    createdAt: '2026-11-22T08:00:00.000Z',
    isSeen: true,
  }),
  createNotification({
    _id: 'notification-extended',
    kind: 'updates',
    name: 'reviewExtended',
    subject: { type: 'sale', _id: '01927f3a-5c12-7d20-9a3e-4b8d5c2f1e02' },
    data: { title: 'I will draw three posters', until: '2026-12-01T08:00:00.000Z' },
    createdAt: '2026-11-21T08:00:00.000Z',
    isSeen: true,
  }),
  createNotification({
    _id: 'notification-refunded',
    kind: 'money',
    name: 'decisionTaken',
    data: { title: 'I will edit your wedding film', until: null, amount: 1500 },
    createdAt: '2026-11-20T10:15:00.000Z',
    isSeen: true,
  }),
];

/**
 * How somebody is told who has changed nothing.
 *
 * @see Specification, X31
 */
export const sampleNotificationChoices: NotificationChoice[] = Object.entries(
  notificationKinds,
).map(([kind, { mail, isFixed }]) => ({ kind, site: true, mail, isFixed }));
