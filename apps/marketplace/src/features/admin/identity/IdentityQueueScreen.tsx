import type { DeskVerification } from '@market/api/contract';
import { Link } from '@market/ui';
import { useListVerificationsQuery } from '../../../backend/adminMarket.ts';
import { useLocation } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Soft } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskList } from '../DeskList.tsx';
import type { ToColumns } from '../DeskTable.tsx';
import { texts } from './texts.ts';

/** Who has asked that their identity is checked, who has waited longest first. */
export function IdentityQueueScreen() {
  const { search } = useLocation();
  const waiting = useListVerificationsQuery(
    { cursor: readCursor(search) },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <DeskLayout area={adminPaths.identity} title={texts.title} text={texts.text}>
      <DeskList
        query={waiting}
        rowsOf={(page) => page.verifications}
        caption={texts.title}
        toColumns={toColumns}
        says={texts}
        empty={texts.calm}
        isCalm
      />
    </DeskLayout>
  );
}

const toColumns: ToColumns<DeskVerification> = (_market, now) => [
  {
    id: 'who',
    label: texts.who,
    cell: ({ _id, about }) => <Link href={adminPaths.identityOf(_id)}>{about.fullname}</Link>,
  },
  { id: 'papers', label: texts.papers, cell: ({ paperCount }) => texts.count(paperCount) },
  {
    id: 'state',
    label: texts.state,
    cell: ({ takenBy }) => (takenBy ? texts.taken(takenBy.fullname) : <Soft>{texts.free}</Soft>),
  },
  {
    id: 'since',
    label: texts.since,
    cell: ({ askedAt }) => <Ago moment={askedAt} now={now} />,
  },
];
