import type { MarketAnswer } from '@market/api/contract';
import { Button, Card, CodeField, FormLayout, TextField } from '@market/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useConfirmTotpMutation } from '../../../backend/market.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { readForm } from '../../../shared/readForm.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { QrCode } from './QrCode.tsx';
import { CardActions, CardText, CardTitle, Secret, Setup } from './Security.styles.ts';
import { texts } from './AddApp.texts.ts';

interface AddAppProps {
  started: MarketAnswer<'startTotp'>;
  /** Called with the recovery codes, if it brought some. */
  onAdded: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** The secret of a new app, and the form for the first code that it shows. */
export function AddApp({ started, onAdded, onCancel }: AddAppProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [confirmTotp, { isLoading, reset }] = useConfirmTotpMutation();
  const { faults, form, tell } = useFaults(['name', 'code']);
  const { factor: id, secret, address } = started;

  useEffect(() => title.current?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, code } = readForm(event.currentTarget, ['name', 'code']);
    const { data, error } = await confirmTotp({ id, code, name });
    reset();
    if (error) return tell(error);
    showToast({ kind: 'success', message: texts.added(data.factor.name) });
    onAdded(data.recoveryCodes);
  };

  return (
    <Card>
      <CardTitle ref={title} tabIndex={-1}>
        {texts.title}
      </CardTitle>
      <Setup>
        <QrCode text={address} label={texts.square} />
        <div>
          <CardText>{texts.scan}</CardText>
          <CardText>{texts.type}</CardText>
          <Secret dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
          <TextLink as="a" href={address}>
            {texts.openHere}
          </TextLink>
        </div>
      </Setup>
      <FormLayout ref={form} onSubmit={submit} aria-label={texts.title}>
        <CodeField
          label={texts.code}
          hint={texts.codeHint}
          name="code"
          error={faults.code}
          required
        />
        <TextField
          label={texts.name}
          name="name"
          defaultValue={texts.nameExample}
          maxLength={60}
          error={faults.name}
          required
        />
        <CardActions>
          <Button type="submit" variant="primary" isLoading={isLoading}>
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
