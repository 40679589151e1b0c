import type { HeldKind } from '@market/api';
import type { DeskHeld } from '@market/api/contract';
import { Badge, Link, Stack } from '@market/ui';
import { useListHeldQuery } from '../../../backend/adminMarket.ts';
import { useLocation } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Named, Together } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskList } from '../DeskList.tsx';
import type { ToColumns } from '../DeskTable.tsx';
import { DeskViews } from '../DeskViews.tsx';
import { Excerpt } from './Held.styles.ts';
import { texts } from './texts.ts';

const kinds = Object.keys(texts.kinds) as HeldKind[];

const isKind = (kind: string | null): kind is HeldKind => kinds.some((each) => each === kind);

const toAddress = (kind: HeldKind | 'all') =>
  kind === 'all' ? adminPaths.held : `${adminPaths.held}?kind=${kind}`;

/** What is held until somebody has looked at it, what has waited longest first. */
export function HeldScreen() {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('kind');
  const kind = isKind(wanted) ? wanted : undefined;
  const held = useListHeldQuery(
    { ...(kind && { kind }), cursor: readCursor(search) },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <DeskLayout area={adminPaths.held} title={texts.title} text={texts.text}>
      <Stack gap={20}>
        <DeskViews
          label={texts.views}
          names={['all', ...kinds]}
          current={kind ?? 'all'}
          labelOf={(each) => (each === 'all' ? texts.all : texts.many[each])}
          hrefOf={toAddress}
        />
        <DeskList
          query={held}
          rowsOf={(page) => page.held}
          caption={texts.title}
          toColumns={toColumns}
          says={texts}
          empty={kind ? texts.none : texts.calm}
          isCalm={!kind}
        />
      </Stack>
    </DeskLayout>
  );
}

const toColumns: ToColumns<DeskHeld> = (_market, now) => [
  {
    id: 'what',
    label: texts.what,
    cell: ({ _id, kind, title, excerpt, report }) => (
      <Named>
        <Together>
          <Link href={adminPaths.heldOne(_id)}>
            {title ? `${texts.kinds[kind]}: ${title}` : texts.kinds[kind]}
          </Link>
          {report && <Badge>{texts.sentOn}</Badge>}
        </Together>
        {excerpt && <Excerpt>{excerpt}</Excerpt>}
      </Named>
    ),
  },
  { id: 'by', label: texts.by, cell: ({ about }) => about.fullname },
  {
    id: 'why',
    label: texts.why,
    cell: ({ reason, takenBy }) => (
      <Named>
        <span>{texts.reasons[reason]}</span>
        {takenBy && <small>{texts.taken(takenBy.fullname)}</small>}
      </Named>
    ),
  },
  {
    id: 'since',
    label: texts.since,
    cell: ({ heldAt }) => <Ago moment={heldAt} now={now} />,
  },
];
