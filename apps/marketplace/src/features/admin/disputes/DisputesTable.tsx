import type { DisputeRow } from '@market/api';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  formatPrice,
  Link,
  type Market,
  OrderId,
  useMarket,
} from '@market/ui';
import { type ReactNode, useMemo } from 'react';
import { formatMoment, lookAhead } from '../../orders/life/deadlines.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Dense, Named, Soft, Together } from '../Desk.styles.ts';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

interface DisputesTableProps {
  caption: string;
  disputes: readonly DisputeRow[];
  /** Whether they are decided. Defaults to false. */
  isDecided?: boolean;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /** Defaults to false. */
  isLoading?: boolean;
}

/** Disputes, each leading to its order. */
export function DisputesTable(props: DisputesTableProps) {
  const { caption, disputes, isDecided = false, empty, isLoading } = props;
  const market = useMarket();
  const now = useNow();
  const columns = useMemo(() => toColumns(market, now, isDecided), [market, now, isDecided]);

  return (
    <Dense>
      <DataTable
        caption={caption}
        columns={columns}
        rows={disputes}
        keyOf={({ _id }) => _id}
        empty={empty}
        isLoading={isLoading}
      />
    </Dense>
  );
}

const toColumns = (
  market: Market,
  now: number,
  isDecided: boolean,
): DataTableColumn<DisputeRow>[] => [
  {
    id: 'order',
    label: texts.order,
    cell: ({ order, title }) => (
      <Named>
        <Link href={adminPaths.order(order)}>{title}</Link>
        <small>
          <OrderId value={order} />
        </small>
      </Named>
    ),
  },
  {
    id: 'amount',
    label: texts.amount,
    align: 'end',
    cell: ({ totalPrice }) => formatPrice(totalPrice, market),
  },
  {
    id: 'opened',
    label: texts.opened,
    cell: ({ by, openedAt }) => (
      <Named>
        {deskTexts.sides[by]}
        <small>
          <Ago moment={openedAt} now={now} />
        </small>
      </Named>
    ),
  },
  isDecided
    ? {
        id: 'decided',
        label: texts.decided,
        cell: ({ decidedAt, isAppealed }) => (
          <Together>
            {decidedAt && <Ago moment={decidedAt} now={now} />}
            {isAppealed && <Badge>{texts.again}</Badge>}
          </Together>
        ),
      }
    : {
        id: 'answer',
        label: texts.answer,
        cell: (dispute) => <Answer dispute={dispute} now={now} />,
      },
  ...(isDecided
    ? []
    : [
        {
          id: 'taken',
          label: texts.takenBy,
          cell: ({ takenBy }: DisputeRow) =>
            takenBy ? takenBy.fullname : <Soft>{deskTexts.nobody}</Soft>,
        },
      ]),
];

/** Whether the other side has been heard, so that it can be decided. */
function Answer({ dispute, now }: { dispute: DisputeRow; now: number }) {
  const { isAnswered, isAppealed, answerBy } = dispute;
  const market = useMarket();

  if (isAppealed) {
    return (
      <Badge tone="warning" hasDot>
        {texts.appealed}
      </Badge>
    );
  }
  if (isAnswered) return <Badge tone="positive">{texts.answered}</Badge>;
  if (lookAhead(answerBy, now).isPast) {
    return <Badge tone="warning">{texts.silent}</Badge>;
  }
  return (
    <Soft>
      {texts.until} <time dateTime={answerBy}>{formatMoment(answerBy, market)}</time>
    </Soft>
  );
}
