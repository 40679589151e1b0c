import type { ServiceSummary } from '@market/api';
import { Button, ConfirmDialog, LinkButton, ServiceCard } from '@market/ui';
import { useState } from 'react';
import { toKind } from '../../../backend/failure.ts';
import { useDeleteServiceMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';

interface MyServiceCardProps {
  service: ServiceSummary;
  /** Called if the service turns out to have been deleted elsewhere. */
  onMissing: () => void;
}

/** One own service, with what its owner can do with it. */
export function MyServiceCard({ service, onMissing }: MyServiceCardProps) {
  const { _id, title } = service;
  const [isAsking, setAsking] = useState(false);
  const [deleteService, { isLoading }] = useDeleteServiceMutation();

  const removeForGood = async () => {
    if (isLoading) return;
    const { error } = await deleteService({ id: _id });
    setAsking(false);
    if (error) {
      showFailure(error);
      if (toKind(error) === 'notFound') onMissing();
      return;
    }
    showToast({ kind: 'success', message: 'Service Deleted Successfully!!' });
  };

  return (
    <>
      <ServiceCard
        service={service}
        href={paths.service(_id)}
        actions={
          <>
            <LinkButton href={paths.editService(_id)} size="small" aria-label={`Edit ${title}`}>
              Edit
            </LinkButton>
            <Button
              variant="danger"
              size="small"
              aria-label={`Delete ${title}`}
              onClick={() => setAsking(true)}
            >
              Delete
            </Button>
          </>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this service?"
        confirmLabel="Delete"
        isDangerous
        isConfirming={isLoading}
        onConfirm={() => void removeForGood()}
        onClose={() => setAsking(false)}
      >
        <p>“{title}” leaves the market for good. Orders of it keep what was ordered.</p>
      </ConfirmDialog>
    </>
  );
}
