import {
  EmptyState,
  LinkButton,
  ServiceGrid,
  ServiceGridSkeleton,
  VisuallyHidden,
} from '@market/ui';
import { useListMyServicesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { MyServiceCard } from './MyServiceCard.tsx';

/** What the signed-in person offers. */
export function MyServicesScreen() {
  const myServices = useListMyServicesQuery();

  return (
    <DashboardLayout
      area={paths.myServices}
      title="My Services"
      actions={
        <LinkButton href={paths.newService} variant="primary">
          New Service
        </LinkButton>
      }
    >
      <QueryView
        query={myServices}
        loading={<ServiceGridSkeleton count={6} />}
        waiting="Loading services"
        failure="Your services could not be loaded."
      >
        {({ services }) =>
          services.length === 0 ? (
            <EmptyState
              title="No services yet."
              text="Offer what you are good at: a title, a price and a picture are enough to begin."
              action={<LinkButton href={paths.newService}>New Service</LinkButton>}
            />
          ) : (
            <>
              <VisuallyHidden as="h2">What you offer</VisuallyHidden>
              <ServiceGrid>
                {services.map((service) => (
                  <MyServiceCard
                    key={service._id}
                    service={service}
                    onMissing={() => void myServices.refetch()}
                  />
                ))}
              </ServiceGrid>
            </>
          )
        }
      </QueryView>
    </DashboardLayout>
  );
}
