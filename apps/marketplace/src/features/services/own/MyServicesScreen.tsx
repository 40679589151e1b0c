import {
  EmptyState,
  LinkButton,
  ServiceGrid,
  ServiceGridSkeleton,
  VisuallyHidden,
} from '@market/ui';
import { useListMyServicesQuery } from '../../../backend/market.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { paths } from '../../../routing/paths.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { DraftList } from '../drafts/DraftList.tsx';
import { MyServiceCard } from './MyServiceCard.tsx';
import { texts } from './MyServicesScreen.texts.ts';

/** What the signed-in person offers. */
export function MyServicesScreen() {
  const { cursor } = useCursor();
  const { hasFeature } = useMarketSettings();
  const myServices = useListMyServicesQuery(cursor ? { cursor } : undefined);

  return (
    <DashboardLayout
      area={paths.myServices}
      title={texts.list.title}
      actions={
        <LinkButton href={paths.newService} variant="primary">
          {texts.list.newService}
        </LinkButton>
      }
    >
      {hasFeature('packages') && <DraftList />}
      <QueryView
        query={myServices}
        loading={<ServiceGridSkeleton count={6} />}
        waiting={texts.list.waiting}
        failure={texts.list.failure}
      >
        {({ services, ...page }) =>
          services.length === 0 ? (
            <EmptyState
              title={texts.list.none.title}
              text={texts.list.none.text}
              action={<LinkButton href={paths.newService}>{texts.list.newService}</LinkButton>}
            />
          ) : (
            <>
              <VisuallyHidden as="h2">{texts.list.heading}</VisuallyHidden>
              <ServiceGrid>
                {services.map((service) => (
                  <MyServiceCard
                    key={service._id}
                    service={service}
                    onMissing={() => void myServices.refetch()}
                  />
                ))}
              </ServiceGrid>
              <ListPager page={page} />
            </>
          )
        }
      </QueryView>
    </DashboardLayout>
  );
}
