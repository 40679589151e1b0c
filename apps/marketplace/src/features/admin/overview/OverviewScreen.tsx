import type { MarketAnswer } from '@market/api';
import { EmptyState, formatPrice, Link, Skeleton, Stack, useMarket } from '@market/ui';
import { type ReactNode, use } from 'react';
import {
  useGetBooksQuery,
  useGetOverviewQuery,
  useListDisputesQuery,
} from '../../../backend/adminMarket.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { formatSpan } from '../../orders/life/deadlines.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { adminPaths } from '../adminPaths.ts';
import { Calm } from '../Calm.tsx';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { DeskView } from '../DeskView.tsx';
import { toOpenDisputes } from '../disputes/disputeColumns.tsx';
import { isFor } from '../isFor.ts';
import { OwnRole } from '../OwnRole.ts';
import { texts as deskTexts } from '../texts.ts';
import { Part, Queues } from './Overview.styles.ts';
import { texts } from './texts.ts';

/** How many of the disputes that have waited longest are shown. */
const longestCount = 5;

const fresh = { refetchOnMountOrArgChange: true };

/** What waits for the operator, limited to their role. */
export function OverviewScreen() {
  const own = use(OwnRole);
  const decides = isFor(own, 'support');
  const keepsBooks = isFor(own, 'finance');
  const moderates = isFor(own, 'moderator');

  return (
    <DeskLayout area={adminPaths.overview} title={texts.title}>
      {decides || keepsBooks || moderates ? (
        <Stack gap={24}>
          {keepsBooks && <BooksQueue />}
          {moderates && <ModerationQueues />}
          {decides && <DisputesQueue />}
        </Stack>
      ) : (
        <EmptyState title={texts.noWork.title} text={texts.noWork.text} />
      )}
    </DeskLayout>
  );
}

/** Where each queue is worked off. */
const addresses: Record<string, { href: string; name: string }> = {
  reports: { href: adminPaths.reports, name: deskTexts.reports },
  held: { href: adminPaths.held, name: deskTexts.held },
  identity: { href: adminPaths.identity, name: deskTexts.identity },
  services: { href: adminPaths.services, name: deskTexts.services },
  appeals: { href: adminPaths.appeals, name: deskTexts.appeals },
};

function ModerationQueues() {
  const overview = useGetOverviewQuery(undefined, fresh);

  return (
    <DeskView
      query={overview}
      loading={<QueueSkeleton height="10rem" />}
      waiting={texts.waiting}
      failure={texts.failure}
    >
      {({ queues }) => (
        <Queues>
          {queues.map((queue) => (
            <ModerationQueue key={queue.name} queue={queue} />
          ))}
        </Queues>
      )}
    </DeskView>
  );
}

interface ModerationQueueProps {
  queue: MarketAnswer<'getOverview'>['queues'][number];
}

function ModerationQueue({ queue: { name, count, oldestAt } }: ModerationQueueProps) {
  const since = useSince(oldestAt);
  const place = addresses[name];
  if (!place) return null;
  return (
    <Queue href={place.href} name={place.name} waits={count > 0} note={since}>
      {count > 0 ? texts.disputes.count(count) : texts.disputes.none}
    </Queue>
  );
}

function DisputesQueue() {
  const disputes = useListDisputesQuery({ state: 'open' }, fresh);

  return (
    <DeskView
      query={disputes}
      loading={<QueueSkeleton height="16rem" />}
      waiting={texts.disputes.waiting}
      failure={texts.disputes.failure}
    >
      {(page) => <Disputes page={page} />}
    </DeskView>
  );
}

function Disputes({ page }: { page: MarketAnswer<'listDisputes'> }) {
  const { disputes, openCount, oldestAt } = page;
  const since = useSince(oldestAt);

  if (openCount === 0) {
    return <EmptyState icon={<Calm />} title={texts.calm.title} text={texts.calm.text} />;
  }
  return (
    <Stack gap={24}>
      <Queues>
        <Queue href={adminPaths.disputes} name={texts.disputes.name} waits note={since}>
          {texts.disputes.count(openCount)}
        </Queue>
      </Queues>
      <Part>
        <header>
          <h2>{texts.longest}</h2>
          {openCount > longestCount && <TextLink href={adminPaths.disputes}>{texts.all}</TextLink>}
        </header>
        <DeskTable
          caption={texts.longest}
          toColumns={toOpenDisputes}
          rows={disputes.slice(0, longestCount)}
        />
      </Part>
    </Stack>
  );
}

function BooksQueue() {
  const books = useGetBooksQuery({}, fresh);

  return (
    <DeskView
      query={books}
      loading={<QueueSkeleton height="7rem" />}
      waiting={texts.books.waiting}
      failure={texts.books.failure}
    >
      {(found) => <Books books={found} />}
    </DeskView>
  );
}

function Books({ books }: { books: MarketAnswer<'getBooks'> }) {
  const { checks, checkedAt, refunds, refundsCount, refundsAmount } = books;
  const market = useMarket();
  const since = useSince(refunds[0]?.createdAt ?? null);
  const wrongCount = checks.filter(({ differsSince }) => differsSince !== null).length;
  const state = checkedAt === null ? texts.books.unchecked : texts.books.right;

  return (
    <Queues>
      <Queue
        href={adminPaths.books}
        name={texts.refunds.name}
        waits={refundsCount > 0}
        note={since}
      >
        {refundsCount > 0
          ? texts.refunds.count(refundsCount, formatPrice(refundsAmount, market))
          : texts.refunds.none}
      </Queue>
      <Queue href={adminPaths.books} name={texts.books.name} waits={wrongCount > 0}>
        {wrongCount > 0 ? texts.books.wrong(wrongCount) : state}
      </Queue>
    </Queues>
  );
}

interface QueueProps {
  href: string;
  name: string;
  /** Whether anything waits. */
  waits: boolean;
  /** Since when. Defaults to nothing. */
  note?: string | undefined;
  children: ReactNode;
}

/** One kind of thing that can wait. */
function Queue({ href, name, waits, note, children }: QueueProps) {
  return (
    <li>
      <Link href={href} data-waits={waits || undefined}>
        <strong>{name}</strong>
        <span>{children}</span>
        {note && <small>{note}</small>}
      </Link>
    </li>
  );
}

/** How long the oldest has waited, in words. */
function useSince(moment: string | null) {
  const market = useMarket();
  const now = useNow();
  return moment === null
    ? undefined
    : texts.oldest(formatSpan(Math.max(0, now - Date.parse(moment)), market));
}

const QueueSkeleton = ({ height }: { height: string }) => (
  <Skeleton height={height} radius="12px" aria-hidden />
);
