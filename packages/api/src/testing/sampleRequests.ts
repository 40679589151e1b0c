import type { CallName, MarketRequest } from '../contract/contract.ts';

/**
 * A request for every call, in an order in which the pretended backend can answer them all: what
 * is asked about has been made before, and what is deleted is not asked about again.
 */
export const sampleRequests: { [Name in CallName]: MarketRequest<Name> } = {
  loadUser: {},
  logIn: { email: 'asha@market.example', password: 'correct horse' },
  getPerson: { id: 'person-mira' },
  updateProfile: { bio: 'I run a small studio in Pokhara.', from: 'Pokhara' },
  confirmPassword: { password: 'correct horse' },
  updatePassword: {
    oldPassword: 'correct horse',
    newPassword: 'battery staple',
    verifyNewPassword: 'battery staple',
  },
  requestPasswordReset: { email: 'asha@market.example' },
  resetPassword: { token: 'f3b2c1', password: 'battery staple' },
  listSessions: {},
  endSession: { id: 'session-phone' },
  listServices: { keyword: 'design', page: 1, price: { gte: 298, lte: 5000 } },
  getService: { id: 'service-brand' },
  listMyServices: {},
  createService: {
    title: 'I will draw a mascot for your team',
    price: 1200,
    category: 'Graphics-And-Design',
    description: 'Three sketches, two rounds of changes, and the files to print it.',
    images: ['data:image/png;base64,iVBORw0KGgo='],
  },
  updateService: { id: 'service-brand', price: 4800 },
  reviewService: { serviceId: 'service-brand', rating: 4, comment: 'Calm, quick and precise.' },
  listWishlist: {},
  addToWishlist: { serviceId: 'service-godot' },
  removeFromWishlist: { cartItemId: 'item-1' },
  getCardProviderKey: {},
  startPayment: {
    amount: 480_000,
    service: 'service-brand',
    orderInfo: { phoneNumber: '+977 980 123 4567' },
  },
  quoteOrder: { service: 'service-brand', orderInfo: { phoneNumber: '+977 980 123 4567' } },
  createOrder: {
    service: 'service-brand',
    orderInfo: { phoneNumber: '+977 980 123 4567' },
    totalPrice: 4800,
    adminUser: 'person-mira',
    paymentInfo: { id: 'pi_sandbox_sample', status: 'succeeded' },
  },
  listSales: {},
  listMyOrders: {},
  getOrder: { id: 'order-new-3' },
  refundOrder: { id: '01927f3a-5c10-7d20-9a3e-4b8d5c2f1e00' },
  updateOrder: { id: 'order-new-3', orderStatus: 'Delivered' },
  deleteService: { id: 'service-brand' },
  signUp: {
    fullname: 'Bina Rai',
    email: 'bina@market.example',
    password: 'correct horse',
    passwordverify: 'correct horse',
  },
  confirmEmail: { token: 'f3b2c1', password: 'correct horse' },
  logOut: {},
};
