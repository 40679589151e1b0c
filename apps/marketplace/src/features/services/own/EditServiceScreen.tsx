import { Card, EmptyState, LinkButton, Skeleton } from '@market/ui';
import { useNavigate, useParams } from '../../../routing/router.ts';
import { useGetServiceQuery, useUpdateServiceMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useSignedInPerson } from '../../people/session.ts';
import { showToast } from '../../../shared/toasts.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { type ServiceDraft, ServiceForm } from './ServiceForm.tsx';

/** Where an own service is changed. */
export function EditServiceScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const seller = useSignedInPerson();
  const query = useGetServiceQuery({ id });
  const [updateService] = useUpdateServiceMutation();

  const save = ({ images, ...draft }: ServiceDraft) =>
    updateService({ id, ...draft, ...(images && { images }) });

  const leave = () => {
    showToast({ kind: 'success', message: 'Service Updated!!' });
    void navigate(paths.myServices);
  };

  const missing = (
    <EmptyState
      title="There is no such service of yours."
      text="Perhaps it has been deleted, or it belongs to somebody else."
      action={<LinkButton href={paths.myServices}>My Services</LinkButton>}
    />
  );

  return (
    <DashboardLayout area={paths.myServices} title="Update Service">
      <QueryView
        query={query}
        loading={<ServiceFormSkeleton />}
        waiting="Loading the service"
        failure="The service could not be loaded."
        missing={missing}
      >
        {({ service }) =>
          service.user[0]?._id === seller?._id ? (
            <ServiceForm
              key={service._id}
              service={service}
              submitLabel="UPDATE"
              save={save}
              onSaved={leave}
            />
          ) : (
            missing
          )
        }
      </QueryView>
    </DashboardLayout>
  );
}

function ServiceFormSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton height="38rem" />
    </Card>
  );
}
