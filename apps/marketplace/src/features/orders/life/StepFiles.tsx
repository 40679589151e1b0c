import { FileDrop, FileList, formatFileSize, Stack, useMarket } from '@market/ui';
import { useRef } from 'react';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import type { Uploads } from '../../files/useUploads.ts';
import { Words } from './OrderLife.styles.ts';
import { texts } from './texts.ts';

interface StepFilesProps {
  label: string;
  /** How many files are taken. */
  most: number;
  uploads: Uploads;
  error: string | undefined;
  /** While true the step waits for what is being sent. */
  isWaiting: boolean;
  onError: (message: string | undefined) => void;
}

/** Whether this market takes files with orders. */
export function useTakesFiles(): boolean {
  const { market, hasFeature } = useMarketSettings();
  return hasFeature('files') && market?.limits.orderBytes !== undefined;
}

/** Takes the files that go with a step, and shows how far they are. */
export function StepFiles({ label, most, uploads, error, isWaiting, onError }: StepFilesProps) {
  const formats = useMarket();
  const { market } = useMarketSettings();
  const chooser = useRef<HTMLInputElement>(null);
  const { fileBytes } = market?.limits ?? {};
  const { files } = uploads;

  const add = (chosen: File[]) => {
    const room = most - files.length;
    uploads.add(chosen.slice(0, room));
    onError(chosen.length > room ? texts.files.tooMany(most) : undefined);
  };
  const remove = (id: string) => {
    uploads.remove(id);
    onError(undefined);
    // The button that had it is gone.
    chooser.current?.focus();
  };

  return (
    <Stack gap={12}>
      <FileDrop
        ref={chooser}
        name="files"
        label={label}
        hint={texts.files.hint(most, fileBytes ? formatFileSize(fileBytes, formats) : undefined)}
        maximumSize={fileBytes}
        error={error}
        disabled={isWaiting}
        onAdd={add}
      />
      <FileList files={files} onRemove={remove} onRetry={uploads.retry} />
      <Words role="status" data-soft>
        {isWaiting && uploads.isSending && texts.files.waiting}
      </Words>
    </Stack>
  );
}
