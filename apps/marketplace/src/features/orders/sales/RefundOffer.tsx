import { type Order, stateOfOrder } from '@market/api';
import { Button, ConfirmDialog, formatPrice, Notice } from '@market/ui';
import { useState } from 'react';
import { useRefundOrderMutation } from '../../../backend/market.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { needsPassword, usePasswordQuestion } from '../../people/usePasswordQuestion.tsx';

/** Lets the seller give the money back, as long as nothing has been delivered. */
export function RefundOffer({ order }: { order: Order }) {
  const { _id, totalPrice, user } = order;
  const [isAsking, setAsking] = useState(false);
  const [refundOrder, { isLoading }] = useRefundOrderMutation();
  const password = usePasswordQuestion();

  if (stateOfOrder(order).refundRefusal) return null;

  const refund = async (): Promise<void> => {
    const { error } = await refundOrder({ id: _id });
    if (needsPassword(error)) return (await password.askForPassword()) ? refund() : undefined;
    setAsking(false);
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: 'Order refunded.' });
  };

  return (
    <>
      <Notice
        title="You cannot deliver this order?"
        action={<Button onClick={() => setAsking(true)}>Refund</Button>}
      >
        Until it is delivered you can give the money back.
      </Notice>
      <ConfirmDialog
        isOpen={isAsking && !password.isAsking}
        title="Give the money back?"
        confirmLabel="Refund"
        isDangerous
        isConfirming={isLoading}
        onConfirm={() => !isLoading && void refund()}
        onClose={() => setAsking(false)}
      >
        <p>
          {user?.fullname ?? 'The buyer'} gets {formatPrice(totalPrice)} back. This cannot be
          undone.
        </p>
      </ConfirmDialog>
      {password.question}
    </>
  );
}
