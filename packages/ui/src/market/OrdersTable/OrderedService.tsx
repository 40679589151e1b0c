import type { OrderParty, OrderSummaryData } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { Ordered } from './OrdersTable.styles.ts';
import { toOrderTitle } from './toOrderTitle.ts';

interface OrderedServiceProps {
  service: OrderSummaryData['service'];
  /** The other side of the deal; null when the account is gone, undefined when nobody knows. */
  person: OrderParty | null | undefined;
  createdAt: string | undefined;
}

/** What people tell an order by: what was ordered, who is on the other side, and when it was. */
export function OrderedService({ service, person, createdAt }: OrderedServiceProps) {
  return (
    <Ordered>
      <ServiceCover picture={service?.images[0]} shape="thumbnail" sizes="72px" />
      <span>
        <strong>{toOrderTitle(service)}</strong>
        <small>
          {person !== undefined && <bdi>{person?.fullname ?? 'This account is gone.'}</bdi>}
          {createdAt && <time dateTime={createdAt}>{formatDate(createdAt)}</time>}
        </small>
      </span>
    </Ordered>
  );
}
