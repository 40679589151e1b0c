import type { Operator } from '@market/api';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  EmptyState,
  formatDate,
  Link,
  type Market,
  useMarket,
} from '@market/ui';
import { type ReactNode, useMemo } from 'react';
import { useListOperatorsQuery } from '../../../backend/adminMarket.ts';
import { paths } from '../../../routing/paths.ts';
import { adminPaths } from '../adminPaths.ts';
import { Dense } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Who runs the market, with which role, for its owners. */
export function OperatorsScreen() {
  const operators = useListOperatorsQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <DeskLayout area={adminPaths.operators} title={texts.title} text={texts.text}>
      <DeskView
        query={operators}
        loading={<Operators operators={[]} isLoading />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(found) => (
          <Operators
            operators={found.operators}
            empty={<EmptyState title={texts.none.title} text={texts.none.text} />}
          />
        )}
      </DeskView>
    </DeskLayout>
  );
}

interface OperatorsProps {
  operators: readonly Operator[];
  empty?: ReactNode;
  isLoading?: boolean;
}

function Operators({ operators, empty, isLoading }: OperatorsProps) {
  const market = useMarket();
  const columns = useMemo(() => toColumns(market), [market]);

  return (
    <Dense>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={operators}
        keyOf={({ _id }) => _id}
        empty={empty}
        isLoading={isLoading}
      />
    </Dense>
  );
}

const toColumns = (market: Market): DataTableColumn<Operator>[] => [
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
