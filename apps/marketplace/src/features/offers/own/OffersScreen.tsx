import { EmptyState, LinkButton, Skeleton, Stack } from '@market/ui';
import { useListMyOffersQuery } from '../../../backend/market.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { paths } from '../../../routing/paths.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { QueryView } from '../../../shared/QueryView.tsx';
import { OwnOffer } from './OwnOffer.tsx';
import { texts } from './texts.ts';

/** What the signed-in person has offered to single buyers. */
export function OffersScreen() {
  const { cursor } = useCursor();
  const offers = useListMyOffersQuery(cursor ? { cursor } : undefined);

  return (
    <DashboardLayout
      area={paths.offers}
      title={texts.title}
      actions={
        <LinkButton href={paths.newOffer} variant="primary">
          {texts.newOffer}
        </LinkButton>
      }
    >
      <QueryView
        query={offers}
        loading={<OffersSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(page) =>
          page.offers.length === 0 ? (
            <EmptyState
              title={texts.none.title}
              text={texts.none.text}
              action={<LinkButton href={paths.newOffer}>{texts.newOffer}</LinkButton>}
            />
          ) : (
            <Stack>
              {page.offers.map((offer) => (
                <OwnOffer key={offer._id} offer={offer} />
              ))}
              <ListPager page={page} />
            </Stack>
          )
        }
      </QueryView>
    </DashboardLayout>
  );
}

function OffersSkeleton() {
  return (
    <Stack aria-hidden>
      {['one', 'another'].map((key) => (
        <Skeleton key={key} height="15rem" radius="20px" />
      ))}
    </Stack>
  );
}
