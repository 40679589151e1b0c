import {
  CheckoutSteps,
  MarketProvider,
  OrdersTable,
  Pagination,
  PriceSlider,
  RatingInput,
  ServiceCard,
  ServiceGrid,
} from '@market/ui';
import { useState } from 'react';
import { type Order, type PageProps, services } from './data.ts';

const hrefFor = ({ _id }: Order) => `/order/${_id}`;

export function Page({ orders }: PageProps) {
  const [rating, setRating] = useState(4);
  const [page, setPage] = useState(1);
  const [range, setRange] = useState({ minimum: 298, maximum: 31_000 });

  return (
    <MarketProvider>
      <main>
        <h1>Latest Gigs:</h1>
        <ServiceGrid>
          {services.map((service) => (
            <ServiceCard key={service._id} service={service} href={`/service/${service._id}`} />
          ))}
        </ServiceGrid>
        <PriceSlider value={range} onValueChange={setRange} />
        <RatingInput label="Rating" value={rating} onValueChange={setRating} />
        <Pagination page={page} pageSize={8} total={96} onPageChange={setPage} />
        <CheckoutSteps current={2} hrefs={['/order', undefined, undefined]} />
        <OrdersTable orders={orders} hrefFor={hrefFor} />
      </main>
    </MarketProvider>
  );
}
