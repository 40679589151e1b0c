import type { CartItem, MarketAnswer, PriceLine } from '@market/api';
import { sumUpItems } from '@market/api/contract';
import {
  EmptyState,
  LinkButton,
  PageColumns,
  PageHeader,
  PageLayout,
  VisuallyHidden,
  WishlistItem,
  WishlistItemSkeleton,
  WishlistSummary,
} from '@market/ui';
import { useDispatch } from 'react-redux';
import { checkoutStarted } from '../orders/checkout/checkoutSlice.ts';
import { useListWishlistQuery, useRemoveFromWishlistMutation } from '../../backend/market.ts';
import { ListPager } from '../../routing/ListPager.tsx';
import { paths } from '../../routing/paths.ts';
import { useCursor } from '../../routing/useCursor.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { showFailure } from '../../shared/showFailure.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useHindrances } from './useHindrances.tsx';
import { texts } from './texts.ts';
import { Chosen, LeftOut, WishlistPanel } from './WishlistScreen.styles.ts';

/** What the signed-in person keeps for later. */
export function WishlistScreen() {
  const { cursor } = useCursor();
  const wishlist = useListWishlistQuery(cursor ? { cursor } : undefined, {
    refetchOnMountOrArgChange: true,
  });

  return (
    <PageLayout>
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.heading} />
      <VisuallyHidden role="status">
        {wishlist.data && texts.count(wishlist.data.cartItemsCount)}
      </VisuallyHidden>
      <QueryView
        query={wishlist}
        loading={<WishlistSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(page) =>
          page.cartItemsCount === 0 ? (
            <EmptyState
              title={texts.empty.title}
              text={texts.empty.text}
              action={<LinkButton href={paths.home}>{texts.empty.action}</LinkButton>}
            />
          ) : (
            <WishlistItems page={page} />
          )
        }
      </QueryView>
    </PageLayout>
  );
}

function WishlistItems({ page }: { page: MarketAnswer<'listWishlist'> }) {
  const { myCartItems: items, cartItemsCount } = page;
  const dispatch = useDispatch();
  const hindranceOf = useHindrances();
  const [removeFromWishlist, { isLoading, originalArgs, reset }] = useRemoveFromWishlistMutation();
  const { totalPrice = sumUpItems(items), orderableCount = cartItemsCount } = page;
  const leftOut = cartItemsCount - orderableCount;

  const remove = async ({ _id }: CartItem) => {
    const { error } = await removeFromWishlist({ cartItemId: _id });
    reset();
    if (error) showFailure(error);
  };

  return (
    <PageColumns
      side="narrow"
      aside={
        <WishlistSummary units={orderableCount} total={totalPrice}>
          {leftOut > 0 && <LeftOut>{texts.leftOut(leftOut)}</LeftOut>}
        </WishlistSummary>
      }
    >
      <WishlistPanel>
        <VisuallyHidden as="h2">{texts.services}</VisuallyHidden>
        <ul>
          {items.map((item) => (
            <WishlistItem
              key={item._id}
              service={{ ...item.service, price: item.quote?.totalPrice ?? item.service.price }}
              href={paths.service(item.service._id)}
              isRemoving={isLoading && originalArgs?.cartItemId === item._id}
              onRemove={() => void remove(item)}
              orderHref={paths.orderInfo}
              onOrder={() => dispatch(checkoutStarted(item))}
              orderAction={hindranceOf(item)}
            >
              {item.quote?.lines && <ChosenLines lines={item.quote.lines} />}
            </WishlistItem>
          ))}
        </ul>
        <ListPager page={page} />
      </WishlistPanel>
    </PageColumns>
  );
}

/** What was chosen of a service, in one line. */
function ChosenLines({ lines }: { lines: PriceLine[] }) {
  return (
    <Chosen>
      {lines.map(({ title, quantity }, index) => (
        <li key={index}>{texts.line(title, quantity)}</li>
      ))}
    </Chosen>
  );
}

function WishlistSkeleton() {
  return (
    <WishlistPanel>
      <ul aria-hidden>
        <WishlistItemSkeleton />
        <WishlistItemSkeleton />
      </ul>
    </WishlistPanel>
  );
}
