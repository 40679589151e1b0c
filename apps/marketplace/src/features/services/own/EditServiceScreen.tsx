import { Card, EmptyState, LinkButton, Skeleton } from '@market/ui';
import { useNavigate, useParams } from '../../../routing/router.ts';
import { useGetServiceQuery, useUpdateServiceMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useSignedInPerson } from '../../people/session.ts';
import { showToast } from '../../../shared/toasts.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { StepByStep } from '../drafts/StepByStep.tsx';
import { type ServiceDraft, ServiceForm } from './ServiceForm.tsx';
import { texts } from './ServiceForm.texts.ts';

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
    showToast({ kind: 'success', message: texts.update.saved });
    void navigate(paths.myServices);
  };

  const missing = (
    <EmptyState
      title={texts.update.missing.title}
      text={texts.update.missing.text}
      action={<LinkButton href={paths.myServices}>{texts.update.myServices}</LinkButton>}
    />
  );

  return (
    <DashboardLayout area={paths.myServices} title={texts.update.title}>
      <QueryView
        query={query}
        loading={<ServiceFormSkeleton />}
        waiting={texts.update.waiting}
        failure={texts.update.failure}
        missing={missing}
      >
        {({ service }) =>
          service.user[0]?._id === seller?._id ? (
            <>
              <StepByStep service={service._id} />
              <ServiceForm
                key={service._id}
                service={service}
                submitLabel={texts.update.submit}
                save={save}
                onSaved={leave}
              />
            </>
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
