import { formatPrice, Link, type Picture, ServiceCover, useMarket } from '@market/ui';
import { Price, Row, Title } from './OrderedItem.styles.ts';
import { paths } from '../../routing/paths.ts';
import { texts } from './texts.tsx';

interface OrderedItemProps {
  /** What was or is being ordered; null when it is no longer known. */
  service: { _id: string; title: string; images: Picture[] } | null;
  /** In rupees. */
  price: number;
}

/** The one service of an order, with its price. Leads to the service. */
export function OrderedItem({ service, price }: OrderedItemProps) {
  const market = useMarket();
  return (
    <Row>
      <ServiceCover picture={service?.images[0]} shape="thumbnail" sizes="112px" />
      <Title>
        {service ? (
          <Link href={paths.service(service._id)}>{service.title}</Link>
        ) : (
          texts.serviceGone
        )}
      </Title>
      <Price>{formatPrice(price, market)}</Price>
    </Row>
  );
}
