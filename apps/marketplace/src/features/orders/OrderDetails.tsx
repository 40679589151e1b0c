import { type Order, paidStatus } from '@market/api';
import { Card, OrderId, OrderTimeline, StatusBadge } from '@market/ui';
import type { ReactNode } from 'react';
import { Badges, Halves, Head, Sections } from './OrderDetails.styles.ts';
import { Facts } from './Facts.ts';
import { OrderedItem } from './OrderedItem.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';

interface OrderDetailsProps {
  order: Order;
  /** More about the other side of the deal. */
  children?: ReactNode;
}

/** The statuses of a payment whose money has arrived, even if it did not stay. */
const arrivedStatuses = [paidStatus, 'refunded', 'disputed'];

const toSteps = ({ createdAt, deliveredAt, orderStatus, paymentInfo }: Order) => {
  const hasArrived = arrivedStatuses.includes(paymentInfo.status);
  return [
    { label: 'Order placed', isDone: true, date: createdAt },
    { label: 'Payment received', isDone: hasArrived, date: hasArrived ? createdAt : null },
    { label: 'Delivered', isDone: orderStatus === 'Delivered', date: deliveredAt },
  ];
};

/** One order: how far it is, whose it is, and what was ordered. */
export function OrderDetails({ order, children }: OrderDetailsProps) {
  const { _id, orderStatus, orderInfo, paymentInfo, service, totalPrice, user } = order;

  return (
    <Card>
      <Sections>
        <Head>
          <h1 tabIndex={-1}>{service?.title ?? 'Order'}</h1>
          <p>
            Order <OrderId id={_id} />
          </p>
          <Badges>
            <StatusBadge status={paymentInfo.status === paidStatus ? 'paid' : 'Not Paid'} />
            <StatusBadge status={orderStatus === 'Delivered' ? 'Delivered' : 'Processing'} />
          </Badges>
        </Head>
        <PaymentNotice status={paymentInfo.status} />
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
