import type { Order } from '@market/api';
import { formatPrice, TextArea, useMarket } from '@market/ui';
import { useState } from 'react';
import { toKind } from '../../../backend/failure.ts';
import { useForceCancelOrderMutation } from '../../../backend/adminMarket.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { OrderDialog } from '../../orders/life/OrderDialog.tsx';
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
  const { question, ask } = useDeskAsk();
  const [forceCancel, { isLoading }] = useForceCancelOrderMutation();
  const [reasons, setReasons] = useState('');
  const { faults, form, show, tell } = useFaults(['reasons']);

  const close = () => {
    show({});
    onClose();
  };
  const submit = async () => {
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
      <OrderDialog
        role="alertdialog"
        isOpen={isOpen}
        onClose={close}
        title={texts.cancel.title}
        text={texts.cancel.text(formatPrice(leftOf(order), market))}
        confirmLabel={texts.cancel.confirm}
        cancelLabel={texts.cancel.back}
        isDangerous
        isMaking={isLoading}
        form={form}
        onConfirm={submit}
      >
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
      </OrderDialog>
      {question}
    </>
  );
}
