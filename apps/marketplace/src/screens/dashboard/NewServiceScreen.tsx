import { useNavigate } from 'react-router-dom';
import { useCreateServiceMutation } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { showToast } from '../../shared/toasts.ts';
import { useTitle } from '../../shared/useTitle.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import { type ServiceDraft, ServiceForm } from './ServiceForm.tsx';

/** Where a service is offered for the first time. */
export function NewServiceScreen() {
  useTitle('New Service');
  const navigate = useNavigate();
  const [createService] = useCreateServiceMutation();

  const save = ({ images = [], ...draft }: ServiceDraft) => createService({ ...draft, images });

  const leave = () => {
    showToast({ kind: 'success', message: 'Services Created!!' });
    void navigate(paths.myServices);
  };

  return (
    <DashboardLayout area={paths.newService} title="New Service">
      <ServiceForm submitLabel="POST SUBMIT" save={save} onSaved={leave} />
    </DashboardLayout>
  );
}
