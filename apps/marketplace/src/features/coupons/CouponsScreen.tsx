import { EmptyState, LinkButton, Skeleton } from '@market/ui';
import { useListMyCouponsQuery } from '../../backend/market.ts';
import { ListPager } from '../../routing/ListPager.tsx';
import { paths } from '../../routing/paths.ts';
import { useCursor } from '../../routing/useCursor.ts';
import { DashboardLayout } from '../../shared/DashboardLayout.tsx';
import { QueryView } from '../../shared/QueryView.tsx';
import { CouponCard } from './CouponCard.tsx';
import { CouponFrame, CouponRows } from './Coupons.styles.ts';
import { texts } from './texts.ts';

/** The codes with which a seller's services cost less. */
export function CouponsScreen() {
  const { cursor } = useCursor();
  const coupons = useListMyCouponsQuery(cursor ? { cursor } : undefined);

  return (
    <DashboardLayout
      area={paths.coupons}
      title={texts.title}
      actions={
        <LinkButton href={paths.newCoupon} variant="primary">
          {texts.newCoupon}
        </LinkButton>
      }
    >
      <QueryView
        query={coupons}
        loading={<CouponsSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(page) =>
          page.coupons.length === 0 ? (
            <EmptyState
              title={texts.none.title}
              text={texts.none.text}
              action={<LinkButton href={paths.newCoupon}>{texts.newCoupon}</LinkButton>}
            />
          ) : (
            <>
              <CouponRows>
                {page.coupons.map((coupon) => (
                  <CouponCard key={coupon._id} coupon={coupon} />
                ))}
              </CouponRows>
              <ListPager page={page} />
            </>
          )
        }
      </QueryView>
    </DashboardLayout>
  );
}

function CouponsSkeleton() {
  return (
    <CouponRows aria-hidden>
      {['one', 'another', 'third'].map((key) => (
        <CouponFrame forwardedAs="li" key={key}>
          <Skeleton width="8rem" height="2.25rem" />
          <Skeleton width="4rem" />
          <Skeleton width="min(24rem, 80%)" style={{ gridColumn: '1 / -1' }} />
        </CouponFrame>
      ))}
    </CouponRows>
  );
}
