import type { Report } from '@market/api/contract';
import { Badge, type DataTableColumn, Link, Stack } from '@market/ui';
import { useListReportsQuery } from '../../../backend/adminMarket.ts';
import { useLocation } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Named, Soft, Together } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskList } from '../DeskList.tsx';
import type { ToColumns } from '../DeskTable.tsx';
import { DeskViews } from '../DeskViews.tsx';
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
        <DeskViews
          label={texts.views}
          names={states}
          current={state}
          labelOf={(each) => texts.states[each]}
          hrefOf={toAddress}
        />
        <DeskList
          query={reports}
          rowsOf={(page) => page.reports}
          caption={texts.title}
          toColumns={isClosed ? toClosedColumns : toOpenColumns}
          says={texts}
          empty={isClosed ? texts.none : texts.calm}
          isCalm={!isClosed}
        />
      </Stack>
    </DeskLayout>
  );
}

const toColumns = (isOpen: boolean, now: number): DataTableColumn<Report>[] => [
  {
    id: 'what',
    label: texts.what,
    cell: ({ _id, kind, isHeld, sameCount = 1 }) => (
      <Named>
        <Together>
          <Link href={adminPaths.report(_id)}>{texts.kinds[kind]}</Link>
          {isHeld && <Badge tone="warning">{texts.held}</Badge>}
        </Together>
        {isOpen && <small>{texts.count(sameCount)}</small>}
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
  isOpen
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

const toOpenColumns: ToColumns<Report> = (_market, now) => toColumns(true, now);
const toClosedColumns: ToColumns<Report> = (_market, now) => toColumns(false, now);
