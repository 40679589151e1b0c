import type { MarketAnswer } from '@market/api/contract';
import { Button, Card, FormLayout, TextField } from '@market/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFinishPasskeyMutation, useStartPasskeyMutation } from '../../../backend/market.ts';
import { readForm } from '../../../shared/readForm.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { makePasskey } from '../passkeys/passkeyDevice.ts';
import { CardActions, CardText, CardTitle } from './Security.styles.ts';
import type { useAskAgain } from './useAskAgain.tsx';
import { texts } from './AddPasskey.texts.ts';

interface AddPasskeyProps extends Pick<ReturnType<typeof useAskAgain>, 'ask'> {
  /** What a passkey is first asked for with. */
  started: MarketAnswer<'startPasskey'>;
  /** Called with the recovery codes, if it brought some. */
  onAdded: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** Asks how a new passkey is called, and has the device make it. */
export function AddPasskey({ started, ask, onAdded, onCancel }: AddPasskeyProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const unused = useRef<MarketAnswer<'startPasskey'> | undefined>(started);
  const [startPasskey] = useStartPasskeyMutation();
  const [finishPasskey] = useFinishPasskeyMutation();
  const { faults, form, tell } = useFaults(['name']);

  useEffect(() => title.current?.focus(), []);

  async function add(name: string) {
    // What a device was asked with counts once.
    const question = unused.current ?? (await ask(() => startPasskey()));
    unused.current = undefined;
    if (!question) return;
    const ceremony = await makePasskey(question.options);
    if ('reason' in ceremony) {
      return showToast({ kind: 'error', message: texts[ceremony.reason] });
    }
    const { data, error } = await finishPasskey({ passkey: ceremony.answer, name });
    if (error) return tell(error);
    showToast({ kind: 'success', message: texts.added(data.factor.name) });
    onAdded(data.recoveryCodes);
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWaiting(true);
    await add(readForm(event.currentTarget, ['name']).name);
    setWaiting(false);
  };

  return (
    <Card>
      <CardTitle ref={title} tabIndex={-1}>
        {texts.title}
      </CardTitle>
      <CardText>{texts.text}</CardText>
      <FormLayout ref={form} onSubmit={submit} aria-label={texts.title}>
        <TextField
          label={texts.name}
          name="name"
          defaultValue={texts.nameExample}
          maxLength={60}
          error={faults.name}
          required
        />
        <CardActions>
          <Button type="submit" variant="primary" isLoading={isWaiting}>
            {texts.confirm}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </CardActions>
      </FormLayout>
    </Card>
  );
}
