/** What the frames of screens say. */
export const texts = {
  loading: 'Loading',
  dashboard: {
    home: 'DashBoard',
    services: 'Services',
    newService: 'New',
    orders: 'Orders',
    customers: 'Users',
    offers: 'Offers',
    coupons: 'Coupons',
    away: 'Away',
    analytics: 'Analytics',
    score: 'Score',
  },
};
