import { Button, ProgressBar, VisuallyHidden } from '@market/ui';
import { useSyncExternalStore } from 'react';
import { listenToUpload, readSentShare } from '../../backend/fetchWithProgress.ts';
import { ProgressRow } from './UploadProgress.styles.ts';

/** How far a form with pictures is on its way to the server. */
export type UploadStep =
  /** Its pictures are made ready: how much of them is, from 0 to 1. */
  { name: 'preparing'; share: number } | { name: 'sending' };

interface UploadProgressProps {
  step: UploadStep;
  /** Told when the sender has changed their mind. */
  onCancel: () => void;
}

const nobodySends = () => null;

/** Shows and tells how far a form is, and lets it be cancelled for as long as nothing has happened. */
export function UploadProgress({ step, onCancel }: UploadProgressProps) {
  const sentShare = useSyncExternalStore(listenToUpload, readSentShare, nobodySends);
  const { label, share, canCancel } = describe(step, sentShare);

  return (
    <ProgressRow>
      <ProgressBar label={label} value={share === null ? null : 100 * share} />
      {/* Shown to the last, so that nothing moves under the pointer. */}
      <Button size="small" variant="quiet" disabled={!canCancel} onClick={onCancel}>
        Cancel
      </Button>
      <VisuallyHidden role="status">{toAnnouncement(label, share)}</VisuallyHidden>
    </ProgressRow>
  );
}

function describe(step: UploadStep, sentShare: number | null) {
  if (step.name === 'preparing') {
    return { label: 'Preparing the pictures', share: step.share, canCancel: true };
  }
  // Once all of it is there, nobody can tell any more what the server has done with it.
  return sentShare === 1
    ? { label: 'Almost done', share: null, canCancel: false }
    : { label: 'Sending', share: sentShare, canCancel: true };
}

/** A quarter at a time: a screen reader need not say every percent. */
const toAnnouncement = (label: string, share: number | null) =>
  share === null ? label : `${label}, ${25 * Math.floor(4 * share)} percent`;
