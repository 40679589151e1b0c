import type { Report } from '@market/api/contract';
import { Badge, DataTable, type DataTableColumn, EmptyState, Link, Stack } from '@market/ui';
import { type ReactNode, useMemo } from 'react';
import { useListReportsQuery } from '../../../backend/adminMarket.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useLocation } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Calm } from '../Calm.tsx';
import { Dense, Named, Soft, Together, Views } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

const states = ['open', 'closed'] as const;

type State = (typeof states)[number];

const toAddress = (state: State) =>
  state === 'open' ? adminPaths.reports : `${adminPaths.reports}?state=${state}`;

/** What was reported: what waits, the oldest first, and what was decided. */
export function ReportsScreen() {
  const { search } = useLocation();
  const isClosed = new URLSearchParams(search).get('state') === 'closed';
  const state: State = isClosed ? 'closed' : 'open';
  const reports = useListReportsQuery(
    { state, cursor: readCursor(search) },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <DeskLayout area={adminPaths.reports} title={texts.title} text={texts.text}>
      <Stack gap={20}>
        <Views aria-label={texts.views}>
          {states.map((each) => (
            <Link
              key={each}
              href={toAddress(each)}
              aria-current={each === state ? 'page' : undefined}
            >
              {texts.states[each]}
            </Link>
          ))}
        </Views>
        <DeskView
          query={reports}
          loading={<ReportRows reports={[]} state={state} isLoading />}
          waiting={texts.waiting}
          failure={texts.failure}
        >
          {(page) => (
            <Stack>
              <ReportRows
                reports={page.reports}
                state={state}
                empty={
                  isClosed ? (
                    <EmptyState title={texts.none.title} text={texts.none.text} />
                  ) : (
                    <EmptyState icon={<Calm />} title={texts.calm.title} text={texts.calm.text} />
                  )
                }
              />
              <ListPager page={page} />
            </Stack>
          )}
        </DeskView>
      </Stack>
    </DeskLayout>
  );
}

interface ReportRowsProps {
  reports: readonly Report[];
  state: State;
  empty?: ReactNode;
  isLoading?: boolean;
}

function ReportRows({ reports, state, empty, isLoading }: ReportRowsProps) {
  const now = useNow();
  const columns = useMemo(() => toColumns(state, now), [state, now]);

  return (
    <Dense>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={reports}
        keyOf={({ _id }) => _id}
        empty={empty}
        isLoading={isLoading}
      />
    </Dense>
  );
}

const toColumns = (state: State, now: number): DataTableColumn<Report>[] => [
  {
    id: 'what',
    label: texts.what,
    cell: ({ _id, kind, isHeld, sameCount = 1 }) => (
      <Named>
        <Together>
          <Link href={adminPaths.report(_id)}>{texts.kinds[kind]}</Link>
          {isHeld && <Badge tone="warning">{texts.held}</Badge>}
        </Together>
        {state === 'open' && <small>{texts.count(sameCount)}</small>}
      </Named>
    ),
  },
  {
    id: 'about',
    label: texts.about,
    cell: ({ about }) => about?.fullname ?? <Soft>{deskTexts.accountGone}</Soft>,
  },
  {
    id: 'reason',
    label: texts.reason,
    cell: ({ reason, takenBy }) => (
      <Named>
        <span>{texts.reasons[reason] ?? texts.reasons.other}</span>
        {takenBy && <small>{texts.taken(takenBy.fullname)}</small>}
      </Named>
    ),
  },
  state === 'open'
    ? {
        id: 'since',
        label: texts.since,
        cell: ({ createdAt }) => <Ago moment={createdAt} now={now} />,
      }
    : {
        id: 'closed',
        label: texts.closed,
        cell: ({ closedAt, createdAt }) => <Ago moment={closedAt ?? createdAt} now={now} />,
      },
];
