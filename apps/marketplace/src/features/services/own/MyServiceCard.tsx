import type { ServiceSummary } from '@market/api';
import { Badge, Button, ConfirmDialog, Link, LinkButton, ServiceCard } from '@market/ui';
import { useState } from 'react';
import { toKind } from '../../../backend/failure.ts';
import { useDeleteServiceMutation, usePauseServiceMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { PausedMark } from './MyServiceCard.styles.ts';
import { texts } from './MyServicesScreen.texts.ts';

interface MyServiceCardProps {
  service: ServiceSummary;
  /** Called if the service turns out to have been deleted elsewhere. */
  onMissing: () => void;
}

/** One own service, with what its owner can do with it. */
export function MyServiceCard({ service, onMissing }: MyServiceCardProps) {
  const { _id, title } = service;
  const held = service.held && (texts.card.held[service.held] ?? texts.card.otherHeld);
  const { hasFeature } = useMarketSettings();
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
    showToast({ kind: 'success', message: texts.card.removed });
  };

  return (
    <>
      <ServiceCard
        service={service}
        href={paths.service(_id)}
        packagesCount={service.packagesCount}
        actions={
          <>
            {held && (
              <PausedMark>
                <Link href={paths.decisions} aria-label={texts.card.why(held, title)}>
                  <Badge tone="warning" hasDot>
                    {held}
                  </Badge>
                </Link>
              </PausedMark>
            )}
            {service.isPaused && (
              <PausedMark>
                <Badge tone="warning" hasDot>
                  {texts.card.isPaused}
                </Badge>
              </PausedMark>
            )}
            <LinkButton
              href={paths.editService(_id)}
              size="small"
              aria-label={texts.card.editService(title)}
            >
              {texts.card.edit}
            </LinkButton>
            {hasFeature('ranking') && !held && !service.isPaused && (
              <LinkButton
                href={paths.whyHere(_id)}
                size="small"
                aria-label={texts.card.whyHere(title)}
              >
                {texts.card.place}
              </LinkButton>
            )}
            {hasFeature('packages') && !held && <PauseButton service={service} />}
            <Button
              variant="danger"
              size="small"
              aria-label={texts.card.removeService(title)}
              onClick={() => setAsking(true)}
            >
              {texts.card.remove}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.card.removal.title}
        confirmLabel={texts.card.remove}
        isDangerous
        isConfirming={isLoading}
        onConfirm={() => void removeForGood()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.card.removal.text(title)}</p>
      </ConfirmDialog>
    </>
  );
}

/** Takes a service out of all lists, or puts it back. */
function PauseButton({ service: { _id, title, isPaused = false } }: { service: ServiceSummary }) {
  const [pauseService, { isLoading }] = usePauseServiceMutation();

  const pause = async () => {
    const { error } = await pauseService({ id: _id, isPaused: !isPaused });
    if (error) showFailure(error);
    else {
      const message = isPaused ? texts.card.resumed(title) : texts.card.paused(title);
      showToast({ kind: 'success', message });
    }
  };

  return (
    <Button
      size="small"
      isLoading={isLoading}
      aria-label={isPaused ? texts.card.resumeService(title) : texts.card.pauseService(title)}
      onClick={() => void pause()}
    >
      {isPaused ? texts.card.resume : texts.card.pause}
    </Button>
  );
}
