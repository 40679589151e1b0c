import type { OrderParty, OrderSummaryData } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { Ordered } from './OrdersTable.styles.ts';
import { toOrderTitle } from './toOrderTitle.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { ordersTableTexts } from './OrdersTable.texts.ts';

interface OrderedServiceProps {
  service: OrderSummaryData['service'];
  /** The other side of the deal; null when the account is gone, undefined when nobody knows. */
  person: OrderParty | null | undefined;
  createdAt: string | undefined;
}

/** What people tell an order by: what was ordered, who is on the other side, and when it was. */
export function OrderedService({ service, person, createdAt }: OrderedServiceProps) {
  const market = useMarket();
  const texts = useTexts('OrdersTable', ordersTableTexts);

  return (
    <Ordered>
      <ServiceCover picture={service?.images[0]} shape="thumbnail" sizes="72px" />
      <span>
        <strong>{toOrderTitle(service, texts)}</strong>
        <small>
          {person !== undefined && <bdi>{person?.fullname ?? texts.accountGone}</bdi>}
          {createdAt && <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>}
        </small>
      </span>
    </Ordered>
  );
}
