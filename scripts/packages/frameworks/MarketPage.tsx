'use client';

import {
  CheckoutSteps,
  Footer,
  Logo,
  type OrderRow,
  OrdersTable,
  Pagination,
  PriceSlider,
  SearchField,
  ServiceCard,
  ServiceGrid,
  type ServiceSummary,
  ThemeSwitch,
  TopNav,
} from '@market/ui';

const services: ServiceSummary[] = ['Logo design', 'Web app', 'Pixel art', 'Phone app'].map(
  (title, index) => ({
    _id: `service-${index}`,
    title,
    price: 4500,
    ratings: 4.8,
    numOfReviews: 126,
    images: [],
    seller: 'Mira Shrestha',
  }),
);

const orders: OrderRow[] = services.map((service, index) => ({
  _id: `0192-7f3${index}`,
  totalPrice: service.price,
  orderStatus: index === 1 ? 'Processing' : 'Delivered',
  service,
}));

/** A page of a marketplace, with what most of them have. */
export const MarketPage = () => (
  <>
    <TopNav
      links={[{ label: 'Explore', href: '/' }]}
      hrefs={{ welcome: '/', logIn: '/login', signUp: '/signup' }}
      current="/"
      search={<SearchField label="Find services" onSearch={() => {}} />}
    />
    <main id="content" style={{ display: 'grid', gap: '2rem', padding: '2rem' }}>
      <h1>Services</h1>
      <PriceSlider />
      <ServiceGrid>
        {services.map((service) => (
          <ServiceCard key={service._id} service={service} href={`/service/${service._id}`} />
        ))}
      </ServiceGrid>
      <Pagination page={1} total={120} hrefFor={(page) => `/?page=${page}`} />
      <CheckoutSteps current={2} hrefs={['/order', '/order/confirm']} />
      <OrdersTable orders={orders} hrefFor={({ _id }) => `/orders/${_id}`} />
    </main>
    <Footer logo={<Logo href="/" />} legal="© 2026 Market" settings={<ThemeSwitch />} />
  </>
);
