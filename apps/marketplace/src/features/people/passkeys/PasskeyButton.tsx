import type { PasskeyAnswer, PasskeyQuestion } from '@market/api';
import { Button, type ButtonProps } from '@market/ui';
import { useState } from 'react';
import type { QueryFailure } from '../../../backend/failure.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { askPasskey } from './passkeyDevice.ts';
import { texts } from './texts.ts';

interface Result<Answer> {
  data?: Answer | undefined;
  error?: QueryFailure | undefined;
}

interface PasskeyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'isBlock'> {
  /** Gets what a passkey is to be asked. */
  start: () => Promise<Result<{ options: PasskeyQuestion }>>;
  /** Sends what it has answered. */
  finish: (passkey: PasskeyAnswer) => Promise<Result<unknown>>;
  onDone?: () => void;
}

/** Has a passkey say who somebody is. Why it did not is said in a toast. */
export function PasskeyButton({ start, finish, onDone, ...look }: PasskeyButtonProps) {
  const [isWaiting, setWaiting] = useState(false);

  async function confirm() {
    const { data, error } = await start();
    if (!data) return error && showFailure(error);
    const ceremony = await askPasskey(data.options);
    if ('reason' in ceremony) {
      const message = ceremony.reason === 'cancelled' ? texts.cancelled : texts.failed;
      return showToast({ kind: 'error', message });
    }
    const { error: refusal } = await finish(ceremony.answer);
    if (refusal) return showFailure(refusal);
    onDone?.();
  }

  const press = async () => {
    setWaiting(true);
    await confirm();
    setWaiting(false);
  };

  return (
    <Button {...look} isLoading={isWaiting} onClick={() => void press()}>
      {texts.use}
    </Button>
  );
}
