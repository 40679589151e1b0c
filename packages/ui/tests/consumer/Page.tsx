import { MarketProvider, OrdersTable, PriceSlider, ServiceCard, ServiceGrid } from '@market/ui';
import { Button } from '@market/ui/Button';
import { formatPrice } from '@market/ui/formatting';
import { useState } from 'react';

const services = ['Logo design', 'Web app'].map((title, index) => ({
  _id: `service-${index}`,
  title,
  price: 4500,
  ratings: 4.8,
  numOfReviews: 126,
  images: [],
  seller: 'Mira Shrestha',
}));
const orders = [{ _id: '0192-7f3a', totalPrice: 4500, orderStatus: 'Delivered' }];

/** What whoever installed the package would write first. */
export function Page() {
  const [range, setRange] = useState({ minimum: 298, maximum: 31000 });

  return (
    <MarketProvider brand={{ color: '#0f766e' }}>
      <h1>{formatPrice(range.minimum)}</h1>
      <Button variant="primary">Log In</Button>
      <ServiceGrid>
        {services.map((service) => (
          <ServiceCard key={service._id} service={service} href={`/service/${service._id}`} />
        ))}
      </ServiceGrid>
      <PriceSlider value={range} onChange={setRange} />
      <OrdersTable orders={orders} hrefFor={({ _id }) => `/order/${_id}`} />
    </MarketProvider>
  );
}
