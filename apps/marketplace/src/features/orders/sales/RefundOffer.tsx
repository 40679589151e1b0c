import { type Order, stateOfOrder } from '@market/api';
import { Button, ConfirmDialog, formatPrice, Notice, useMarket } from '@market/ui';
import { useState } from 'react';
import { useRefundOrderMutation } from '../../../backend/market.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { needsPassword, usePasswordQuestion } from '../../people/usePasswordQuestion.tsx';
import { texts } from './texts.ts';

/** Lets the seller refund an order that has not been delivered. */
export function RefundOffer({ order }: { order: Order }) {
  const market = useMarket();
  const { _id, totalPrice, user } = order;
  const [isAsking, setAsking] = useState(false);
  const [refundOrder, { isLoading }] = useRefundOrderMutation();
  const password = usePasswordQuestion();

  // While the market decides, nothing else becomes of the money.
  const isResting = order.progress?.stage === 'disputed';
  if (stateOfOrder(order).refundRefusal || isResting) return null;

  const refund = async (): Promise<void> => {
    const { error } = await refundOrder({ id: _id });
    if (needsPassword(error)) return (await password.ask()) ? refund() : undefined;
    setAsking(false);
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.refund.done });
  };

  return (
    <>
      <Notice
        title={texts.refund.title}
        action={<Button onClick={() => setAsking(true)}>{texts.refund.action}</Button>}
      >
        {texts.refund.text}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking && !password.isAsking}
        title={texts.refund.question}
        confirmLabel={texts.refund.action}
        isDangerous
        isConfirming={isLoading}
        onConfirm={() => !isLoading && void refund()}
        onClose={() => setAsking(false)}
      >
        <p>
          {texts.refund.warning(
            user?.fullname ?? texts.refund.theBuyer,
            formatPrice(totalPrice, market),
          )}
        </p>
      </ConfirmDialog>
      {password.question}
    </>
  );
}
