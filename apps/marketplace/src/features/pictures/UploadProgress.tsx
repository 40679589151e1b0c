import { Button, ProgressBar, VisuallyHidden } from '@market/ui';
import { useSyncExternalStore } from 'react';
import { listenToUpload, readSentShare } from '../../backend/fetchWithProgress.ts';
import { ProgressRow } from './UploadProgress.styles.ts';
import { texts } from './texts.ts';

/** How far a form with pictures is on its way to the server. */
export type UploadStep =
  /** Pictures are being prepared: how much is done, from 0 to 1. */
  { name: 'preparing'; share: number } | { name: 'sending' };

interface UploadProgressProps {
  step: UploadStep;
  /** Called when the sender cancels. */
  onCancel: () => void;
}

const nobodySends = () => null;

/**
 * Shows and announces how far a form is, and lets people cancel until the server has everything.
 */
export function UploadProgress({ step, onCancel }: UploadProgressProps) {
  const sentShare = useSyncExternalStore(listenToUpload, readSentShare, nobodySends);
  const { label, share, canCancel } = describe(step, sentShare);

  return (
    <ProgressRow>
      <ProgressBar label={label} value={share === null ? null : 100 * share} />
      {/* Shown to the last, so that nothing moves under the pointer. */}
      <Button size="small" variant="quiet" disabled={!canCancel} onClick={onCancel}>
        {texts.cancel}
      </Button>
      <VisuallyHidden role="status">{toAnnouncement(label, share)}</VisuallyHidden>
    </ProgressRow>
  );
}

function describe(step: UploadStep, sentShare: number | null) {
  if (step.name === 'preparing') {
    return { label: texts.preparing, share: step.share, canCancel: true };
  }
  // Once everything has arrived, nobody can tell what the server has already done with it.
  return sentShare === 1
    ? { label: texts.ending, share: null, canCancel: false }
    : { label: texts.sending, share: sentShare, canCancel: true };
}

/** A quarter at a time, so that screen readers do not read every percent. */
const toAnnouncement = (label: string, share: number | null) =>
  share === null ? label : texts.progress(label, 25 * Math.floor(4 * share));
