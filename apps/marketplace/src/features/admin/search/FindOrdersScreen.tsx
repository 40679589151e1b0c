import type { OrderRow } from '@market/api/contract';
import {
  Badge,
  EmptyState,
  formatDate,
  formatPrice,
  Link,
  OrderId,
  SearchField,
  Stack,
} from '@market/ui';
import { useFindOrdersQuery } from '../../../backend/adminMarket.ts';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { Named, Soft } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskList } from '../DeskList.tsx';
import type { ToColumns } from '../DeskTable.tsx';
import { DeskViews } from '../DeskViews.tsx';
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
              <DeskViews
                label={texts.views}
                names={sides}
                current={side}
                labelOf={(each) => texts.sides[each]}
                hrefOf={(each) => toAddress(keyword, each)}
              />
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
    <DeskList
      query={orders}
      rowsOf={(page) => page.orders}
      caption={texts.found}
      toColumns={toColumns}
      says={texts}
      empty={texts.none}
    />
  );
}

const nameOf = (party: OrderRow['buyer']) =>
  party ? party.fullname : <Soft>{deskTexts.accountGone}</Soft>;

const toColumns: ToColumns<OrderRow> = (market) => [
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
