import { toTag } from '../redux/tags.ts';
import type { MarketTag } from '../redux/tags.ts';
import type { NewsTag } from './calls.ts';

/** What is asked for again when something of a type is new: lists, and one thing if it is named. */
const tagsOfTypes: Record<string, readonly MarketTag[]> = {
  Order: ['MyOrders', 'Sales', 'Orders'],
  Conversation: ['Conversations'],
  Notifications: ['Notifications'],
  Session: ['Session'],
  Decisions: ['Decisions', 'User', 'MyServices'],
  '*': [
    'Order',
    'MyOrders',
    'Sales',
    'Orders',
    'Conversations',
    'Conversation',
    'Notifications',
    'Session',
    'Decisions',
  ],
};

/** Types of which one thing is named. */
const isOfOne = (type: string) => type === 'Order' || type === 'Conversation';

/**
 * What a store should ask for again when a stream says so: give it to `util.invalidateTags`. What this client
 * does not know is left out.
 *
 * @see Specification, X31
 */
export const tagsOfNews = (news: readonly NewsTag[]) =>
  news.flatMap(({ type, id }) => [
    ...(tagsOfTypes[type] ?? []),
    ...(isOfOne(type) && id !== null ? [toTag(type, id)] : []),
  ]);
