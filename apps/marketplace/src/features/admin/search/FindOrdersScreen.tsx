import type { OrderRow } from '@market/api/contract';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  EmptyState,
  formatDate,
  formatPrice,
  Link,
  type Market,
  OrderId,
  SearchField,
  Stack,
  useMarket,
} from '@market/ui';
import { type ReactNode, useMemo } from 'react';
import { useFindOrdersQuery } from '../../../backend/adminMarket.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { Dense, Named, Soft, Views } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Finds an order by its number, or the orders of somebody by their address. */
export function FindOrdersScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const fields = new URLSearchParams(search);
  const keyword = fields.get('keyword') ?? '';
  const side = fields.get('side') === 'seller' ? 'seller' : 'buyer';

  const find = (term: string) => void navigate(term ? toAddress(term) : adminPaths.orders);

  return (
    <DeskLayout area={adminPaths.orders} title={texts.title} text={texts.text}>
      <Stack gap={20}>
        <SearchField
          aria-label={texts.label}
          label={texts.label}
          placeholder={texts.placeholder}
          defaultValue={keyword}
          onSearch={find}
        />
        {keyword ? (
          <>
            {keyword.includes('@') && (
              <Views aria-label={texts.views}>
                {sides.map((each) => (
                  <Link
                    key={each}
                    href={toAddress(keyword, each)}
                    aria-current={each === side ? 'page' : undefined}
                  >
                    {texts.sides[each]}
                  </Link>
                ))}
              </Views>
            )}
            <Found keyword={keyword} side={side} cursor={readCursor(search)} />
          </>
        ) : (
          <EmptyState title={texts.begin.title} text={texts.begin.text} />
        )}
      </Stack>
    </DeskLayout>
  );
}

const sides = ['buyer', 'seller'] as const;

const toAddress = (keyword: string, side?: (typeof sides)[number]) =>
  `${adminPaths.orders}?${new URLSearchParams({ keyword, ...(side && { side }) })}`;

interface FoundProps {
  keyword: string;
  side: (typeof sides)[number];
  cursor: string | undefined;
}

function Found({ keyword, side, cursor }: FoundProps) {
  const orders = useFindOrdersQuery({ keyword, side, cursor });

  return (
    <DeskView
      query={orders}
      loading={<OrderRows orders={[]} isLoading />}
      waiting={texts.waiting}
      failure={texts.failure}
    >
      {(page) => (
        <Stack>
          <OrderRows
            orders={page.orders}
            empty={<EmptyState title={texts.none.title} text={texts.none.text} />}
          />
          <ListPager page={page} />
        </Stack>
      )}
    </DeskView>
  );
}

interface OrderRowsProps {
  orders: readonly OrderRow[];
  empty?: ReactNode;
  isLoading?: boolean;
}

function OrderRows({ orders, empty, isLoading }: OrderRowsProps) {
  const market = useMarket();
  const columns = useMemo(() => toColumns(market), [market]);

  return (
    <Dense>
      <DataTable
        caption={texts.found}
        columns={columns}
        rows={orders}
        keyOf={({ _id }) => _id}
        empty={empty}
        isLoading={isLoading}
      />
    </Dense>
  );
}

const nameOf = (party: OrderRow['buyer']) =>
  party ? party.fullname : <Soft>{deskTexts.accountGone}</Soft>;

const toColumns = (market: Market): DataTableColumn<OrderRow>[] => [
  {
    id: 'order',
    label: texts.order,
    cell: ({ _id, title }) => (
      <Named>
        <Link href={adminPaths.order(_id)}>{title}</Link>
        <small>
          <OrderId value={_id} />
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
    id: 'stage',
    label: texts.stage,
    cell: ({ stage }) => (
      <Badge tone={stage === 'disputed' ? 'warning' : 'neutral'}>
        {stage ? deskTexts.stages[stage] : deskTexts.notBegun}
      </Badge>
    ),
  },
  { id: 'buyer', label: texts.buyer, cell: ({ buyer }) => nameOf(buyer) },
  { id: 'seller', label: texts.seller, cell: ({ seller }) => nameOf(seller) },
  {
    id: 'placed',
    label: texts.placed,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>,
  },
];
