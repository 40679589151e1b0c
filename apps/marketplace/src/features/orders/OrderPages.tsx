import type { MarketAnswer } from '@market/api';
import { CategoryChips, EmptyState, LinkButton } from '@market/ui';
import type { ReactNode } from 'react';
import { ListPager } from '../../routing/ListPager.tsx';
import { useLocation } from '../../routing/router.ts';
import { isPartOfAll, readOrderFilter, writeOrderFilter } from './orderFilter.ts';
import { OrderFilterForm } from './OrderFilterForm.tsx';
import { texts } from './OrderFilterForm.texts.ts';
import { PageOfOrders } from './OrderPages.styles.ts';

interface OrderPagesProps {
  /** A page of orders; without counts where the backend answers everything at once. */
  page: MarketAnswer<'listMyOrders'>;
  /** What to show where there are no orders at all. */
  none: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

/** A list of orders with what narrows it and what leads to its other pages, once there are any. */
export function OrderPages({ page, none, children }: OrderPagesProps) {
  const { pathname, search } = useLocation();
  const { orders, ordersCount = orders.length } = page;
  if (ordersCount === 0) return none;
  const nothing = describeNothing(page, search);

  return (
    <PageOfOrders>
      <TurnChips page={page} />
      {isPartOfAll(page, search) && <OrderFilterForm />}
      {orders.length > 0 ? (
        children
      ) : (
        <EmptyState
          title={nothing.title}
          text={nothing.text}
          action={<LinkButton href={pathname}>{texts.clear}</LinkButton>}
        />
      )}
      <ListPager page={page} />
    </PageOfOrders>
  );
}

/** Why a list is empty although there are orders. */
function describeNothing({ needsMeCount, nextCursor }: OrderPagesProps['page'], search: string) {
  if (needsMeCount === 0 && readOrderFilter(search).needsMe) return texts.nothingNeeded;
  const { title, text, further } = texts.nothing;
  return { title, text: nextCursor ? further : text };
}

/** More are not counted. */
const mostCounted = 100;

/** All orders, or only those in which it is the reader's turn, where the backend knows which those are. */
function TurnChips({ page: { needsMeCount } }: Pick<OrderPagesProps, 'page'>) {
  const { pathname, search } = useLocation();
  if (needsMeCount === undefined) return null;
  const filter = readOrderFilter(search);
  const count = needsMeCount < mostCounted ? String(needsMeCount) : `${mostCounted - 1}+`;
  const chips = [
    { label: texts.all, needsMe: false },
    { label: texts.needsMe(count), needsMe: true },
  ];

  return (
    <CategoryChips
      aria-label={texts.turns}
      categories={chips.map(({ label, needsMe }) => ({
        label,
        href: `${pathname}${writeOrderFilter({ ...filter, needsMe })}`,
      }))}
      current={chips[Number(filter.needsMe)]?.label}
    />
  );
}
