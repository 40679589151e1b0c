import {
  Dialog,
  MarketProvider,
  Menu,
  OrderId,
  OrdersTable,
  PriceSlider,
  ServiceCard,
  ServiceGrid,
  Tooltip,
} from '@market/ui';
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
const orders = [
  { _id: '0192-7f3a', totalPrice: 4500, orderStatus: 'Delivered', service: services[0] ?? null },
];

/** What somebody who has just installed the package would write first. */
export function Page() {
  const [range, setRange] = useState({ minimum: 298, maximum: 31000 });
  const [isAsking, setAsking] = useState(false);

  return (
    <MarketProvider brand={{ color: '#0f766e' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', padding: '1rem 1rem 6rem' }}>
        <Tooltip text="Only you can see your wishlist.">
          <Button>Wishlist</Button>
        </Tooltip>
        <Menu
          trigger={<Button>Account</Button>}
          label="Your account"
          items={[{ label: 'Profile' }, { label: 'Log Out' }]}
        />
      </div>
      <h1>{formatPrice(range.minimum)}</h1>
      <Button variant="primary" onClick={() => setAsking(true)}>
        Log In
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="Who are you?">
        <p>Nobody knows yet.</p>
      </Dialog>
      <ServiceGrid>
        {services.map((service) => (
          <ServiceCard key={service._id} service={service} href={`/service/${service._id}`} />
        ))}
      </ServiceGrid>
      <PriceSlider value={range} onValueChange={setRange} />
      <p style={{ inlineSize: '13ch', overflowWrap: 'anywhere' }}>
        <OrderId value="01923456-7701-7123-9053-203020901400" />
      </p>
      <OrdersTable orders={orders} hrefFor={({ _id }) => `/order/${_id}`} />
    </MarketProvider>
  );
}
