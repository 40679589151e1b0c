import { FileDrop, FileList, formatFileSize, Stack, useMarket } from '@market/ui';
import { useEffect, useRef, useState } from 'react';
import { useMarketSettings } from '../../shared/useMarketSettings.ts';
import type { Uploads } from '../files/useUploads.ts';
import { texts } from './texts.ts';

interface MessageFilesProps {
  /** How many files are taken. */
  most: number;
  uploads: Uploads;
}

/** Takes the files of a message, and shows how far they are. */
export function MessageFiles({ most, uploads }: MessageFilesProps) {
  const formats = useMarket();
  const { market } = useMarketSettings();
  const chooser = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const { fileBytes } = market?.limits ?? {};
  const { files } = uploads;

  // It opens when somebody wants to choose.
  useEffect(() => chooser.current?.focus(), []);

  const add = (chosen: File[]) => {
    const room = most - files.length;
    uploads.add(chosen.slice(0, room));
    setError(chosen.length > room ? texts.files.tooMany(most) : undefined);
  };
  const remove = (id: string) => {
    uploads.remove(id);
    setError(undefined);
    // The button that had it is gone.
    chooser.current?.focus();
  };

  return (
    <Stack gap={12}>
      <FileDrop
        ref={chooser}
        label={texts.files.drop}
        hint={texts.files.hint(most, fileBytes ? formatFileSize(fileBytes, formats) : undefined)}
        maximumSize={fileBytes}
        error={error}
        onAdd={add}
      />
      <FileList files={files} onRemove={remove} onRetry={uploads.retry} />
    </Stack>
  );
}
