import { EmptyState, LinkButton, PageHeader, PageLayout } from '@market/ui';
import { useParams } from '../../../routing/router.ts';
import { useGetServiceQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { ServiceDetails } from './ServiceDetails.tsx';
import { ServiceSkeleton } from './ServiceSkeleton.tsx';
import { texts } from './texts.ts';

/** One service with everything that is known about it. */
export function ServiceScreen() {
  const { id = '' } = useParams();
  const service = useGetServiceQuery({ id });

  return (
    <PageLayout>
      <QueryView
        query={service}
        loading={<ServiceSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
        heading={texts.page}
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
      <PageTitle>{texts.missing.page}</PageTitle>
      <PageHeader title={texts.missing.heading} />
      <EmptyState
        title={texts.missing.title}
        text={texts.missing.text}
        action={<LinkButton href={paths.home}>{texts.missing.action}</LinkButton>}
      />
    </>
  );
}
