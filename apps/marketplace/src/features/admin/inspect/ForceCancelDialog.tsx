import type { Order } from '@market/api';
import { Button, Dialog, formatPrice, Stack, TextArea, useMarket } from '@market/ui';
import { type FormEvent, useId, useState } from 'react';
import { toKind } from '../../../backend/failure.ts';
import { useForceCancelOrderMutation } from '../../../backend/adminMarket.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { leftOf } from '../../orders/life/orderFigures.ts';
import { texts } from './texts.ts';
import { useDeskAsk } from './useDeskAsk.tsx';

interface ForceCancelDialogProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an order ends for both sides, and why. */
export function ForceCancelDialog({ order, isOpen, onClose }: ForceCancelDialogProps) {
  const market = useMarket();
  const formId = useId();
  const { question, ask } = useDeskAsk();
  const [forceCancel, { isLoading }] = useForceCancelOrderMutation();
  const [reasons, setReasons] = useState('');
  const { faults, form, show, tell } = useFaults(['reasons']);

  const close = () => {
    show({});
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!reasons.trim()) return show({ reasons: texts.cancel.missing });
    const result = await ask(() => forceCancel({ id: order._id, reasons: reasons.trim() }));
    if (!result) return;
    if (result.error && toKind(result.error) !== 'conflict') return tell(result.error);
    close();
    if (result.error) return showFailure(result.error);
    setReasons('');
    showToast({ kind: 'success', message: texts.cancel.done });
  };

  return (
    <>
      <Dialog
        role="alertdialog"
        isOpen={isOpen}
        onClose={close}
        title={texts.cancel.title}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {texts.cancel.back}
            </Button>
            <Button variant="danger" type="submit" form={formId} isLoading={isLoading}>
              {texts.cancel.confirm}
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            <p>{texts.cancel.text(formatPrice(leftOf(order), market))}</p>
            <TextArea
              label={texts.cancel.reasons}
              name="reasons"
              rows={4}
              maxLength={5000}
              required
              value={reasons}
              error={faults.reasons}
              onChange={({ target }) => {
                if (faults.reasons) show({});
                setReasons(target.value);
              }}
            />
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
