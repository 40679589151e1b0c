'use client';

import File from 'lucide-react/icons/file';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, forwardRef } from 'react';
import { formatFileSize } from '../../formatting/formatFileSize.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FileFacts, FileName, FileRow, Files, FileTools, Progress } from './FileList.styles.ts';
import { fileListTexts } from './FileList.texts.ts';

/** A file of an order or a message. */
export interface ListedFile {
  /** Unique in its list. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Where it can be fetched; nothing while it cannot. */
  href?: string | undefined;
  /** Defaults to `ready`. */
  state?: 'ready' | 'sending' | 'checking' | 'failed' | undefined;
  /** How much of it is sent, 0 to 1; unknown if left out. */
  progress?: number | undefined;
}

export interface FileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  files: readonly ListedFile[];
  /** Removes a file, or stops sending it; without it, neither can be done. */
  onRemove?: ((id: string) => void) | undefined;
  /** Sends a file again that could not be sent. */
  onRetry?: ((id: string) => void) | undefined;
}

/** Files that can be fetched, and those that are on their way. Renders nothing without files. */
export const FileList = forwardRef<HTMLUListElement, FileListProps>(function FileList(props, ref) {
  const { files, onRemove, onRetry, ...listProps } = props;
  const { label } = useTexts('FileList', fileListTexts);
  if (files.length === 0) return null;

  return (
    <Files aria-label={label} {...listProps} ref={ref}>
      {files.map((file) => (
        <FileEntry key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
      ))}
    </Files>
  );
});

interface FileEntryProps {
  file: ListedFile;
  onRemove: FileListProps['onRemove'];
  onRetry: FileListProps['onRetry'];
}

function FileEntry({ file, onRemove, onRetry }: FileEntryProps) {
  const { id, name, size, href, state = 'ready', progress } = file;
  const market = useMarket();
  const texts = useTexts('FileList', fileListTexts);
  const isSending = state === 'sending';

  return (
    <FileRow data-state={state}>
      <Icon of={File} />
      <div>
        <FileName>{href === undefined ? name : <Link href={href}>{name}</Link>}</FileName>
        <FileFacts>
          {formatFileSize(size, market)}
          {state === 'checking' && ` · ${texts.checking}`}
          {state === 'failed' && ` · ${texts.failed}`}
        </FileFacts>
        {isSending && <Progress aria-label={texts.sending(name)} value={progress} max={1} />}
      </div>
      <FileTools>
        {state === 'failed' && onRetry && (
          <IconButton
            icon={<Icon of={RotateCw} />}
            label={texts.retry(name)}
            variant="quiet"
            onClick={() => onRetry(id)}
          />
        )}
        {onRemove && (
          <IconButton
            icon={<Icon of={X} />}
            label={isSending ? texts.cancel(name) : texts.remove(name)}
            variant="quiet"
            onClick={() => onRemove(id)}
          />
        )}
      </FileTools>
    </FileRow>
  );
}
