import {
  Button,
  EmptyState,
  LinkButton,
  NotificationList,
  PageHeader,
  PageLayout,
  Skeleton,
  Stack,
  useMarket,
} from '@market/ui';
import { useListNotificationsQuery } from '../../backend/market.ts';
import { ListPager } from '../../routing/ListPager.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { paths } from '../../routing/paths.ts';
import { useCursor } from '../../routing/useCursor.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { texts } from './texts.ts';
import { toEntry } from './toEntry.ts';
import { useMarkSeen } from './useMarkSeen.ts';

/** All that has happened to the member, a page at a time. */
export function NotificationsScreen() {
  const market = useMarket();
  const { cursor } = useCursor();
  const query = useListNotificationsQuery(cursor ? { cursor } : undefined);
  const shown = query.currentData?.notifications ?? [];
  const markSeen = useMarkSeen(shown);
  const hasUnseen = shown.some(({ isSeen }) => !isSeen);

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader
        title={texts.title}
        actions={
          <>
            {hasUnseen && <Button onClick={markSeen}>{texts.markSeen}</Button>}
            <LinkButton href={paths.notificationChoices} variant="quiet">
              {texts.choices}
            </LinkButton>
          </>
        }
      />
      <QueryView
        query={query}
        loading={<NotificationsSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(page) =>
          page.notifications.length === 0 ? (
            <EmptyState title={texts.none.title} text={texts.none.text} />
          ) : (
            <>
              <NotificationList
                notifications={page.notifications.map((one) => toEntry(one, market))}
              />
              <ListPager page={page} />
            </>
          )
        }
      </QueryView>
    </PageLayout>
  );
}

function NotificationsSkeleton() {
  return (
    <Stack aria-hidden>
      {['one', 'another', 'third', 'fourth'].map((key) => (
        <Skeleton key={key} height="3.5rem" />
      ))}
    </Stack>
  );
}
