import type { MarketAnswer } from '@market/api';
import { EmptyState, LinkButton } from '@market/ui';
import type { ReactNode } from 'react';
import { ListPager } from '../../routing/ListPager.tsx';
import { useLocation } from '../../routing/router.ts';
import { isPartOfAll } from './orderFilter.ts';
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
  const { orders, ordersCount = orders.length, nextCursor } = page;
  if (ordersCount === 0) return none;

  return (
    <PageOfOrders>
      {isPartOfAll(page, search) && <OrderFilterForm />}
      {orders.length > 0 ? (
        children
      ) : (
        <EmptyState
          title={texts.nothing.title}
          text={nextCursor ? texts.nothing.further : texts.nothing.text}
          action={<LinkButton href={pathname}>{texts.clear}</LinkButton>}
        />
      )}
      <ListPager page={page} />
    </PageOfOrders>
  );
}
