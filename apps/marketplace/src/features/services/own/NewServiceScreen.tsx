import { useNavigate } from '../../../routing/router.ts';
import { useCreateServiceMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { showToast } from '../../../shared/toasts.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { StepByStep } from '../drafts/StepByStep.tsx';
import { type ServiceDraft, ServiceForm } from './ServiceForm.tsx';
import { texts } from './ServiceForm.texts.ts';

/** Where a service is offered for the first time. */
export function NewServiceScreen() {
  const navigate = useNavigate();
  const [createService] = useCreateServiceMutation();

  const save = ({ images = [], ...draft }: ServiceDraft) => createService({ ...draft, images });

  const leave = () => {
    showToast({ kind: 'success', message: texts.create.saved });
    void navigate(paths.myServices);
  };

  return (
    <DashboardLayout area={paths.newService} title={texts.create.title}>
      <StepByStep />
      <ServiceForm submitLabel={texts.create.submit} save={save} onSaved={leave} />
    </DashboardLayout>
  );
}
