import type { Operator } from '@market/api';
import { Badge, formatDate, Link } from '@market/ui';
import { useListOperatorsQuery } from '../../../backend/adminMarket.ts';
import { paths } from '../../../routing/paths.ts';
import { adminPaths } from '../adminPaths.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskList } from '../DeskList.tsx';
import type { ToColumns } from '../DeskTable.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Who runs the market, with which role, for its owners. */
export function OperatorsScreen() {
  const operators = useListOperatorsQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <DeskLayout area={adminPaths.operators} title={texts.title} text={texts.text}>
      <DeskList
        query={operators}
        rowsOf={(page) => page.operators}
        caption={texts.title}
        toColumns={toColumns}
        says={texts}
        empty={texts.none}
      />
    </DeskLayout>
  );
}

const toColumns: ToColumns<Operator> = (market) => [
  {
    id: 'name',
    label: texts.name,
    cell: ({ _id, fullname }) => <Link href={paths.person(_id)}>{fullname}</Link>,
  },
  { id: 'email', label: texts.email, cell: ({ email }) => email },
  { id: 'role', label: texts.role, cell: ({ role }) => deskTexts.roles[role] },
  {
    id: 'since',
    label: texts.since,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>,
  },
  {
    id: 'factor',
    label: texts.factor,
    cell: ({ hasFactor }) =>
      hasFactor ? (
        <Badge tone="positive">{texts.protected}</Badge>
      ) : (
        <Badge tone="negative" hasDot>
          {texts.unprotected}
        </Badge>
      ),
  },
];
