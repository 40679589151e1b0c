import type { MarketAnswer } from '@market/api';
import type { OpenRefund } from '@market/api/contract';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  EmptyState,
  formatPrice,
  Link,
  type Market,
  OrderId,
  useMarket,
} from '@market/ui';
import { use, useMemo } from 'react';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useNow } from '../../orders/life/useNow.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Calm } from '../Calm.tsx';
import { Dense, Soft } from '../Desk.styles.ts';
import { isFor } from '../isFor.ts';
import { OwnRole } from '../OwnRole.ts';
import { Part } from './Books.styles.ts';
import { texts } from './texts.ts';

const headingId = 'refunds';

/** Money that is to be given back and was not yet, the longest waiting first. */
export function Refunds({ books }: { books: MarketAnswer<'getBooks'> }) {
  const { refunds, refundsCount, refundsAmount } = books;
  const market = useMarket();
  const now = useNow();
  const canInspect = isFor(use(OwnRole), 'support');
  const columns = useMemo(() => toColumns(market, now, canInspect), [market, now, canInspect]);

  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.refunds}</h2>
      {refundsCount > 0 && (
        <p>{texts.refundsSum(refundsCount, formatPrice(refundsAmount, market))}</p>
      )}
      <Dense>
        <DataTable
          caption={texts.refunds}
          columns={columns}
          rows={refunds}
          keyOf={({ _id }) => _id}
          empty={
            <EmptyState
              icon={<Calm />}
              level={3}
              title={texts.noRefunds.title}
              text={texts.noRefunds.text}
            />
          }
        />
      </Dense>
      <ListPager page={books} start={`#${headingId}`} />
    </Part>
  );
}

const toColumns = (
  market: Market,
  now: number,
  canInspect: boolean,
): DataTableColumn<OpenRefund>[] => [
  {
    id: 'order',
    label: texts.order,
    cell: ({ order }) =>
      canInspect ? (
        <Link href={adminPaths.order(order)}>
          <OrderId value={order} />
        </Link>
      ) : (
        <OrderId value={order} />
      ),
  },
  {
    id: 'amount',
    label: texts.amount,
    align: 'end',
    cell: ({ amount }) => formatPrice(amount, market),
  },
  { id: 'cause', label: texts.cause, cell: ({ cause }) => texts.causes[cause] },
  {
    id: 'since',
    label: texts.since,
    cell: ({ createdAt }) => <Ago moment={createdAt} now={now} />,
  },
  {
    id: 'failures',
    label: texts.failures,
    cell: ({ failures }) =>
      failures > 0 ? (
        <Badge tone="negative" hasDot>
          {texts.times(failures)}
        </Badge>
      ) : (
        <Soft>{texts.never}</Soft>
      ),
  },
];
