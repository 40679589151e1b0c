import type { EndpointBuilder, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { CallFailure } from '../client/CallError.ts';

/**
 * What a write can change. With an id: that one person, service, order; `Rating` is a service's
 * reviews and their mean, `MyReview` what the user has to do with them, `ServicesOf` the services on a person's profile. `Orders` is whatever lists orders or
 * adds them up: it changes with each of them.
 */
export const marketTags = [
  'User',
  'Person',
  'ServiceList',
  'MyServices',
  'ServicesOf',
  'Service',
  'Rating',
  'MyReview',
  'Wishlist',
  'Sales',
  'MyOrders',
  'Order',
  'Orders',
  'CardProviderKey',
  'Session',
  'Factors',
  'ExternalLogins',
  'OwnData',
  'Market',
  'Drafts',
  'Coupons',
  'Searches',
  'Offers',
  'File',
  'Conversations',
  'Conversation',
  'Blocks',
  'Report',
  'Notifications',
  'NotificationChoices',
  'Decisions',
] as const;
/** The kind of a tag. */
export type MarketTag = (typeof marketTags)[number];

/** What the endpoints are built with. */
export type MarketBuilder = EndpointBuilder<
  ReturnType<typeof fakeBaseQuery<CallFailure>>,
  MarketTag,
  'market'
>;

interface Identified {
  _id: string;
}

/**
 * The tag of one thing. RTK Query keeps tags as the keys of plain objects, where `__proto__` and
 * `constructor`, which an address may hold as an id, are taken.
 */
export const toTag = (type: MarketTag, id: string) => ({ type, id: `#${id}` });

/** One tag for each of the things. */
export const tagsOf = (type: MarketTag, things: readonly (Identified | null)[] = []) =>
  things.flatMap((thing) => (thing ? [toTag(type, thing._id)] : []));

/** What a list of services shows: the services, their ratings and their owners. */
export const tagsOfServices = (services: readonly (Identified & { user: Identified[] })[] = []) => [
  ...tagsOf('Service', services),
  ...tagsOf('Rating', services),
  ...tagsOf(
    'Person',
    services.flatMap(({ user }) => user),
  ),
];

/** Refreshes the same whenever a write has succeeded. */
export const onSuccess =
  (...tags: MarketTag[]) =>
  (_answer: unknown, error: CallFailure | undefined) =>
    error ? [] : tags;

/** Also after a refusal: when the order has moved on meanwhile, the caller sees what has become of it. */
export const changesOrder = (_answer: unknown, _error: unknown, { id }: { id: string }) => [
  toTag('Order', id),
  'Orders' as const,
];
