import { NotificationMenu, useMarket } from '@market/ui';
import { useState } from 'react';
import { toAdvice } from '../../backend/failure.ts';
import { useGetUnreadQuery, useListNotificationsQuery } from '../../backend/market.ts';
import { paths } from '../../routing/paths.ts';
import { toEntry } from './toEntry.ts';
import { useFollowNews } from './useFollowNews.ts';
import { useMarkSeen } from './useMarkSeen.ts';

/** How many the menu shows. */
const newest = 8;

/** How often it is asked how much is unread where nobody says when, in milliseconds. */
const askEvery = 60_000;

/** Says how much is new, and shows the newest. Also lets what is open follow what is new. */
export function Bell() {
  const market = useMarket();
  const [wasOpened, setWasOpened] = useState(false);
  const isLive = useFollowNews();
  const unread = useGetUnreadQuery(undefined, {
    pollingInterval: isLive ? 0 : askEvery,
    skipPollingIfUnfocused: true,
  });
  const { data, error, isLoading } = useListNotificationsQuery(undefined, { skip: !wasOpened });
  const notifications = data?.notifications ?? [];
  const markSeen = useMarkSeen(notifications);

  return (
    <NotificationMenu
      notifications={notifications.slice(0, newest).map((one) => toEntry(one, market))}
      unseenCount={unread.data?.notifications}
      href={paths.notifications}
      isLoading={isLoading}
      error={error && data === undefined ? toAdvice(error) : undefined}
      onOpenChange={(isOpen) => setWasOpened((before) => before || isOpen)}
      onMarkSeen={markSeen}
    />
  );
}
