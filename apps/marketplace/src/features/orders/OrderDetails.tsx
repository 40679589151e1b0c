import { type Order, stateOfOrder } from '@market/api';
import { Card, OrderId, OrderTimeline, PriceLines, StatusBadge } from '@market/ui';
import type { ReactNode } from 'react';
import { Badges, Halves, Head, Sections } from './OrderDetails.styles.ts';
import { Facts } from './Facts.styles.ts';
import { OrderedItem } from './OrderedItem.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { texts } from './texts.tsx';

interface OrderDetailsProps {
  order: Order;
  /** Where it stands and what there is to do, below its head. Defaults to nothing. */
  now?: ReactNode;
  /** More about the other party. */
  children?: ReactNode;
}

const toSteps = (order: Order) => {
  const { createdAt, deliveredAt } = order;
  const { hasMoneyArrived, isDelivered } = stateOfOrder(order);
  return [
    { label: texts.steps.placed, isDone: true, date: createdAt },
    {
      label: texts.steps.paid,
      isDone: hasMoneyArrived,
      date: hasMoneyArrived ? createdAt : null,
    },
    { label: texts.steps.delivered, isDone: isDelivered, date: deliveredAt },
  ];
};

/** One order: its progress, its parties, and what was ordered. */
export function OrderDetails({ order, now, children }: OrderDetailsProps) {
  const { _id, orderStatus, orderInfo, service, totalPrice, user } = order;
  const { money } = stateOfOrder(order);
  // Then nothing is to be paid or delivered any more, whatever was.
  const isCancelled = order.progress?.stage === 'cancelled';

  return (
    <Card>
      <Sections>
        <Head>
          <h1 tabIndex={-1}>{service?.title ?? texts.order}</h1>
          <p>{texts.withId(<OrderId value={_id} />)}</p>
          <Badges>
            {isCancelled ? (
              <StatusBadge status="cancelled" tone="negative" label={texts.cancelled} />
            ) : (
              <>
                <StatusBadge
                  status={money}
                  tone={money === 'kept' ? 'positive' : 'negative'}
                  label={money === 'kept' ? texts.paid : texts.notPaid}
                />
                <StatusBadge status={orderStatus} label={texts.statuses[orderStatus]} />
              </>
            )}
          </Badges>
        </Head>
        {now}
        {/* What is said of the money above is not said again. */}
        {!(now && money === 'disputed') && !(isCancelled && money === 'refunded') && (
          <PaymentNotice money={money} />
        )}
        <Halves>
          <OrderTimeline steps={toSteps(order)} />
          <Facts>
            <div>
              <dt>{texts.name}</dt>
              <dd>{user?.fullname ?? texts.accountGone}</dd>
            </div>
            <div>
              <dt>{texts.phoneNumber}</dt>
              <dd>{orderInfo.phoneNumber || texts.nothing}</dd>
            </div>
            {children}
          </Facts>
        </Halves>
        <OrderedItem service={service} price={totalPrice} />
        {order.lines && (
          <PriceLines
            lines={order.lines}
            total={totalPrice}
            days={order.days}
            revisions={order.revisions}
          />
        )}
      </Sections>
    </Card>
  );
}
