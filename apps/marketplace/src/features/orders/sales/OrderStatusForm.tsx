import { type Order, type OrderStatus, orderStatuses, stateOfOrder } from '@market/api';
import { Button, Card, Select } from '@market/ui';
import { type SubmitEvent, useState } from 'react';
import { useUpdateOrderMutation } from '../../../backend/market.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { texts as orderTexts } from '../texts.tsx';
import { StatusRow } from './OrderStatusForm.styles.ts';
import { texts } from './texts.ts';

const options = orderStatuses.map((status) => ({
  value: status,
  label: orderTexts.statuses[status],
}));

/** Lets the seller set the status of an order. */
export function OrderStatusForm({ order }: { order: Order }) {
  const [orderStatus, setOrderStatus] = useState<OrderStatus>(order.orderStatus);
  const [updateOrder, { isLoading }] = useUpdateOrderMutation();
  const { deliveryRefusal } = stateOfOrder(order);
  const isFinal = deliveryRefusal !== null || isResting(order);

  const update = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (orderStatus === order.orderStatus) {
      showToast({
        kind: 'info',
        message: texts.status.unchanged(orderTexts.statuses[orderStatus]),
      });
      return;
    }
    const { error } = await updateOrder({ id: order._id, orderStatus });
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.status.updated });
  };

  return (
    <Card>
      <StatusRow onSubmit={(event) => void update(event)}>
        <Select
          label={texts.status.label}
          hint={describeStatus(order)}
          options={options}
          value={orderStatus}
          disabled={isFinal || isLoading}
          onChange={(event) => setOrderStatus(event.target.value as OrderStatus)}
        />
        <Button type="submit" variant="primary" disabled={isFinal} isLoading={isLoading}>
          {texts.status.update}
        </Button>
      </StatusRow>
    </Card>
  );
}

/** Whether the market is to decide about it first. */
const isResting = ({ progress }: Order) => progress?.stage === 'disputed';

/** Where an order has a life, a buyer may send back what was delivered. */
function describeStatus(order: Order): string {
  if (isResting(order)) return texts.status.rests;
  const { isDelivered } = stateOfOrder(order);
  if (order.progress && order.progress.stage !== 'completed') {
    return isDelivered ? texts.status.isDelivered : texts.status.delivers;
  }
  return isDelivered ? texts.status.isFinal : texts.status.becomesFinal;
}
