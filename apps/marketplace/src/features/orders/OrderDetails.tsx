import { type Order, stateOfOrder } from '@market/api';
import { Card, OrderId, OrderTimeline, StatusBadge } from '@market/ui';
import type { ReactNode } from 'react';
import { Badges, Halves, Head, Sections } from './OrderDetails.styles.ts';
import { Facts } from './Facts.ts';
import { OrderedItem } from './OrderedItem.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { statusLabels } from './statusLabels.ts';

interface OrderDetailsProps {
  order: Order;
  /** More about the other side of the deal. */
  children?: ReactNode;
}

const toSteps = (order: Order) => {
  const { createdAt, deliveredAt } = order;
  const { hasMoneyArrived, isDelivered } = stateOfOrder(order);
  return [
    { label: 'Order placed', isDone: true, date: createdAt },
    {
      label: 'Payment received',
      isDone: hasMoneyArrived,
      date: hasMoneyArrived ? createdAt : null,
    },
    { label: 'Delivered', isDone: isDelivered, date: deliveredAt },
  ];
};

/** One order: how far it is, whose it is, and what was ordered. */
export function OrderDetails({ order, children }: OrderDetailsProps) {
  const { _id, orderStatus, orderInfo, service, totalPrice, user } = order;
  const { money } = stateOfOrder(order);

  return (
    <Card>
      <Sections>
        <Head>
          <h1 tabIndex={-1}>{service?.title ?? 'Order'}</h1>
          <p>
            Order <OrderId id={_id} />
          </p>
          <Badges>
            <StatusBadge status={money === 'kept' ? 'paid' : 'Not Paid'} />
            <StatusBadge status={statusLabels[orderStatus]} />
          </Badges>
        </Head>
        <PaymentNotice money={money} />
        <Halves>
          <OrderTimeline steps={toSteps(order)} />
          <Facts>
            <div>
              <dt>Name</dt>
              <dd>{user?.fullname ?? 'This account is gone.'}</dd>
            </div>
            <div>
              <dt>Phone Number</dt>
              <dd>{orderInfo.phoneNumber || '–'}</dd>
            </div>
            {children}
          </Facts>
        </Halves>
        <OrderedItem service={service} price={totalPrice} />
      </Sections>
    </Card>
  );
}
