'use client';

import File from 'lucide-react/icons/file';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, forwardRef, useState } from 'react';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { formatFileSize } from '../../formatting/formatFileSize.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { Icon } from '../Icon/Icon.tsx';
import {
  FetchButton,
  FileFacts,
  FileName,
  FileRow,
  Files,
  FileTools,
  Progress,
  Risk,
} from './FileList.styles.ts';
import { fileListTexts } from './FileList.texts.ts';

/** A file of an order or a message. */
export interface ListedFile {
  /** Unique in its list. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Where it can be fetched; nothing while it cannot. Where addresses last only a while, see `onFetch`. */
  href?: string | undefined;
  /**
   * Defaults to `ready`. One that has `failed` may be sent again; one that was `refused` was sent, and may
   * not be fetched.
   */
  state?: 'ready' | 'sending' | 'checking' | 'failed' | 'refused' | undefined;
  /** Why it failed or was refused, in a sentence. */
  reason?: string | undefined;
  /** Whether opening it may do something, as a program does: that is said, and `onFetch` asks first. */
  isRisky?: boolean | undefined;
  /** How much of it is sent, 0 to 1; unknown if left out. */
  progress?: number | undefined;
}

export interface FileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  files: readonly ListedFile[];
  /** Removes a file, or stops sending it; without it, neither can be done. */
  onRemove?: ((id: string) => void) | undefined;
  /** Sends a file again that could not be sent. */
  onRetry?: ((id: string) => void) | undefined;
  /** Fetches a file that is ready and has no `href`. A risky one is asked about first. */
  onFetch?: ((id: string) => void) | undefined;
}

/** Files that can be fetched, and those that are on their way. Renders nothing without files. */
export const FileList = forwardRef<HTMLUListElement, FileListProps>(function FileList(props, ref) {
  const { files, onRemove, onRetry, onFetch, ...listProps } = props;
  const texts = useTexts('FileList', fileListTexts);
  const [asked, setAsked] = useState<ListedFile>();
  if (files.length === 0) return null;

  return (
    <>
      <Files aria-label={texts.label} {...listProps} ref={ref}>
        {files.map((file) => (
          <FileEntry
            key={file.id}
            file={file}
            onRemove={onRemove}
            onRetry={onRetry}
            onFetch={onFetch && (() => (file.isRisky ? setAsked(file) : onFetch(file.id)))}
          />
        ))}
      </Files>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={texts.ask(asked?.name ?? '')}
        confirmLabel={texts.fetch}
        isDangerous
        onConfirm={() => {
          if (asked) onFetch?.(asked.id);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        {texts.risk}
      </ConfirmDialog>
    </>
  );
});

interface FileEntryProps {
  file: ListedFile;
  onRemove: FileListProps['onRemove'];
  onRetry: FileListProps['onRetry'];
  onFetch: (() => void) | undefined;
}

function FileEntry({ file, onRemove, onRetry, onFetch }: FileEntryProps) {
  const { id, name, size, href, state = 'ready', progress, reason, isRisky } = file;
  const market = useMarket();
  const texts = useTexts('FileList', fileListTexts);
  const isSending = state === 'sending';

  return (
    <FileRow data-state={state}>
      <Icon of={File} />
      <div>
        <FileName>
          {href !== undefined && <Link href={href}>{name}</Link>}
          {href === undefined && state === 'ready' && onFetch && (
            <FetchButton type="button" onClick={onFetch}>
              {name}
            </FetchButton>
          )}
          {href === undefined && !(state === 'ready' && onFetch) && name}
        </FileName>
        <FileFacts>
          {formatFileSize(size, market)}
          {state === 'checking' && ` · ${texts.checking}`}
          {state === 'failed' && ` · ${texts.failed}`}
          {state === 'refused' && ` · ${texts.refused}`}
          {reason !== undefined && (
            <>
              {' '}
              <span>{reason}</span>
            </>
          )}
          {isRisky && state !== 'refused' && <Risk>{texts.risky}</Risk>}
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
