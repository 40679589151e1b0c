import { Button, Card, FileDrop, FileList, formatFileSize, Stack, useMarket } from '@market/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useStartVerificationMutation } from '../../../backend/market.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { findRefusedFile } from '../../files/findRefusedFile.ts';
import { useUploads } from '../../files/useUploads.ts';
import { CardText, CardTitle } from '../security/Security.styles.ts';
import { Steps } from './Identity.styles.ts';
import { texts } from './texts.ts';
import { useOwnFocus } from './useOwnFocus.ts';

/** The kinds of papers that are taken. */
const kinds = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif,.pdf';

interface ShowPapersProps {
  /** How many papers can be sent. */
  most: number;
  /** After how many days papers are deleted at which nobody has looked. */
  days: number;
  /** Whether reading goes on here, in the place of something else. */
  takesFocus: boolean;
  onSent: () => void;
}

/** Takes the papers that show who somebody is, and asks for a look at them. */
export function ShowPapers({ most, days, takesFocus, onSent }: ShowPapersProps) {
  const formats = useMarket();
  const title = useOwnFocus(takesFocus);
  const { market } = useMarketSettings();
  const uploads = useUploads('identity');
  const [start] = useStartVerificationMutation();
  const [isSending, setSending] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const { faults, form, show, tell } = useFaults(['files']);
  const { fileBytes } = market?.limits ?? {};
  const { files } = uploads;
  const { show: says } = texts;

  const add = (chosen: File[]) => {
    const room = most - files.length;
    uploads.add(chosen.slice(0, room));
    show(chosen.length > room ? { files: says.tooMany(most) } : {});
  };
  const remove = (id: string) => {
    uploads.remove(id);
    show({});
    // The button that had it is gone.
    chooser.current?.focus();
  };

  const send = async () => {
    const { ids, unsent } = await uploads.settle();
    if (unsent.length > 0) return show({ files: says.unsent(unsent) });
    const { error } = await start({ files: ids });
    const refused = error && findRefusedFile(error, ids);
    if (refused) return show({ files: says.unsent([await uploads.markRefused(refused)]) });
    if (error) return tell(error);
    onSent();
    showToast({ kind: 'success', message: says.sent });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (files.length === 0) return show({ files: says.none });
    show({});
    setSending(true);
    await send();
    setSending(false);
  };

  return (
    <Card>
      <CardTitle ref={title} tabIndex={-1}>
        {says.title}
      </CardTitle>
      <Steps>
        {says.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>{says.deleted(days)}</li>
      </Steps>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FileDrop
            ref={chooser}
            name="files"
            label={says.papers}
            hint={says.hint(most, fileBytes ? formatFileSize(fileBytes, formats) : undefined)}
            accept={kinds}
            maximumSize={fileBytes}
            error={faults.files}
            disabled={isSending}
            onAdd={add}
          />
          <FileList files={files} onRemove={remove} onRetry={uploads.retry} />
          <div role="status">
            {isSending && uploads.isSending && <CardText>{says.sending}</CardText>}
          </div>
          <div>
            <Button variant="primary" type="submit" isLoading={isSending}>
              {says.send}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
