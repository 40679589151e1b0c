import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { useParams } from '../../../routing/router.ts';
import { useGetServiceQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { ServiceDetails } from './ServiceDetails.tsx';
import { ServiceSkeleton } from './ServiceSkeleton.tsx';

/** One service with everything that is known about it. */
export function ServiceScreen() {
  const { id = '' } = useParams();
  const service = useGetServiceQuery({ id });

  return (
    <PageLayout>
      <QueryView
        query={service}
        loading={<ServiceSkeleton />}
        waiting="Loading the service"
        failure="The service could not be loaded."
        heading="Service"
        missing={<NoSuchService />}
      >
        {(found) => <ServiceDetails service={found.service} />}
      </QueryView>
    </PageLayout>
  );
}

function NoSuchService() {
  return (
    <>
      <PageTitle>No such service</PageTitle>
      <PageHeader title="This service is not offered any more." />
      <EmptyState
        title="Its seller may have taken it off the market."
        text="What you ordered before stays among your orders."
        action={<LinkButton href={paths.home}>Explore services</LinkButton>}
      />
    </>
  );
}
