import type { BookCheck, MarketAnswer } from '@market/api';
import {
  Badge,
  Card,
  DataTable,
  type DataTableColumn,
  formatPrice,
  type Market,
  Notice,
  Skeleton,
  Stack,
  useMarket,
} from '@market/ui';
import { useMemo } from 'react';
import { useGetBooksQuery } from '../../../backend/adminMarket.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { formatSpan } from '../../orders/life/deadlines.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { adminPaths } from '../adminPaths.ts';
import { Dense } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { Balances, Part } from './Books.styles.ts';
import { Refunds } from './Refunds.tsx';
import { texts } from './texts.ts';

/** Whether the market's books are right, whose its money is, and what waits to be given back. */
export function BooksScreen() {
  const { cursor } = useCursor();
  const books = useGetBooksQuery({ cursor }, { refetchOnMountOrArgChange: true });

  return (
    <DeskLayout area={adminPaths.books} title={texts.title}>
      <DeskView
        query={books}
        loading={<BooksSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(found) => <Books books={found} />}
      </DeskView>
    </DeskLayout>
  );
}

function Books({ books }: { books: MarketAnswer<'getBooks'> }) {
  const { checks, checkedAt, unpostedCount, balances } = books;
  const market = useMarket();
  const now = useNow();
  const columns = useMemo(() => toColumns(market, now), [market, now]);
  const isRight = checks.every(({ differsSince }) => differsSince === null);
  const age = checkedAt && formatSpan(now - Date.parse(checkedAt), market);

  return (
    <Stack gap={24}>
      <Notice
        tone={isRight && unpostedCount === 0 && age ? 'positive' : 'warning'}
        title={isRight ? texts.right : texts.wrong}
      >
        <p>{age ? texts.checked(age) : texts.neverChecked}</p>
        {unpostedCount > 0 && <p>{texts.unposted(unpostedCount)}</p>}
      </Notice>
      <Refunds books={books} />
      <Part>
        <h2>{texts.checks}</h2>
        <Dense>
          <DataTable
            caption={texts.checks}
            columns={columns}
            rows={checks}
            keyOf={({ name }) => name}
          />
        </Dense>
      </Part>
      <Part>
        <h2>{texts.balances}</h2>
        <Card>
          <Balances>
            {balances.map(({ kind, amount }) => (
              <div key={kind}>
                <dt>{texts.accounts[kind]}</dt>
                <dd>{writeAmount(amount, market)}</dd>
              </div>
            ))}
          </Balances>
        </Card>
      </Part>
    </Stack>
  );
}

/** What the market owes is below zero. */
const writeAmount = (amount: number, market: Market) =>
  `${amount < 0 ? '−' : ''}${formatPrice(Math.abs(amount), market)}`;

const toColumns = (market: Market, now: number): DataTableColumn<BookCheck>[] => [
  { id: 'name', label: texts.check, cell: ({ name }) => texts.checkNames[name] },
  {
    id: 'expected',
    label: texts.expected,
    align: 'end',
    cell: ({ expected }) => writeAmount(expected, market),
  },
  {
    id: 'found',
    label: texts.found,
    align: 'end',
    cell: ({ found }) => writeAmount(found, market),
  },
  {
    id: 'state',
    label: texts.state,
    cell: ({ expected, found, differsSince }) =>
      differsSince === null ? (
        <Badge tone="positive">{texts.same}</Badge>
      ) : (
        <Badge tone="negative" hasDot>
          {texts.differs(
            writeAmount(Math.abs(found - expected), market),
            formatSpan(now - Date.parse(differsSince), market),
          )}
        </Badge>
      ),
  },
];

function BooksSkeleton() {
  return (
    <Stack gap={24} aria-hidden>
      <Skeleton height="4.5rem" radius="12px" />
      <Skeleton height="11rem" radius="12px" />
      <Skeleton height="19rem" radius="12px" />
    </Stack>
  );
}
