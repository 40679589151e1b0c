import type { CallName } from '../../src/contract/contract.ts';

/*
 * What the backend behind `{host}` answers today, as it was read and measured: its own names for
 * lists, whole stored documents, bare ids where nothing was populated, and what is left when a
 * service has been deleted.
 */

const asha = {
  _id: '60a3c0f2b4d5e60015a1b2c1',
  services: ['60a3c5d2b4d5e60015a1b2d1'],
  role: 'admin',
  fullname: 'Asha Tamang',
  email: 'asha@market.example',
  passwordHash: '$2a$10$K3b0Yw7mQk0o7rJmS5H3peV0wF5gT4uYx0o9m1q2w3e4r5t6y7u8i',
  avatar: { public_id: 'avatars/kq3x', url: 'https://res.cloudinary.example/avatars/kq3x.png' },
  createdAt: '2021-05-18T13:22:42.118Z',
  __v: 3,
  resetPasswordExpire: '2021-06-01T10:00:00.000Z',
  resetPasswordToken: '5f7c0a1e9b',
};

const mira = {
  ...asha,
  _id: '60a3c0f2b4d5e60015a1b2c2',
  fullname: 'Mira Shrestha',
  email: 'mira@market.example',
  bio: 'Brand designer.',
  from: 'Kathmandu',
  services: ['60a3c5d2b4d5e60015a1b2d1'],
};

const service = {
  _id: '60a3c5d2b4d5e60015a1b2d1',
  ratings: 4.333333333333333,
  numOfReviews: 3,
  user: [mira._id],
  title: 'I will design a brand identity',
  price: 4500,
  description: 'A logo, a palette and a guide.',
  category: 'Graphics-And-Design',
  images: [
    {
      _id: '60a3c5d2b4d5e60015a1b2d2',
      public_id: 'services/p1',
      url: 'https://res.cloudinary.example/services/p1.png',
    },
  ],
  seller: 'Mira Shrestha',
  sellerBio: 'Brand designer.',
  reviews: [
    {
      _id: '60a3d0000000000000000001',
      user: asha._id,
      name: 'Asha Tamang',
      rating: 4,
      comment: 'Calm.',
    },
  ],
  createdAt: '2021-05-18T13:51:14.000Z',
  __v: 2,
};

const populated = { ...service, user: [mira] };

const order = {
  _id: '60a4b1c2b4d5e60015a1b2e1',
  orderInfo: { phoneNumber: '9801234567' },
  paymentInfo: { id: 'pi_1IsK', status: 'succeeded' },
  orderStatus: 'Processing',
  service: service._id,
  totalPrice: 4500,
  adminUser: mira._id,
  user: asha._id,
  paidAt: '2021-05-19T06:35:46.000Z',
  __v: 0,
};

const cartRow = { _id: '60a4a0c2b4d5e60015a1b2f1', user: asha._id, __v: 0 };
const token = 'eyJhbGciOiJIUzI1NiJ9.e30.sig';

/** The body of a successful answer to every call that the hosted backend has. */
export const hostedAnswers = {
  loadUser: { success: true, user: { ...asha, services: [service] } },
  logIn: { success: true, user: asha, token },
  signUp: { success: true, user: asha, token },
  logOut: { success: false, message: 'Logged out' },
  getPerson: { success: true, user: { ...mira, services: [service] } },
  updateProfile: { success: true },
  updatePassword: { success: true, token },
  requestPasswordReset: { success: true, message: 'email sent to asha@market.example' },
  resetPassword: { success: true, user: asha, token },
  listServices: {
    success: true,
    filteredServiceCount: 1,
    resDataPerPage: 8,
    servicesCount: 12,
    getServices: [populated],
  },
  getService: {
    success: true,
    getService: {
      ...populated,
      reviews: [
        { ...service.reviews[0], user: asha },
        { _id: '60a3d0000000000000000002', user: null, name: 'Gone', rating: 5, comment: 'Good.' },
      ],
    },
  },
  listMyServices: { success: true, services: [service] },
  createService: {
    success: true,
    service: { ...service, reviews: [], numOfReviews: 0, ratings: 0 },
  },
  updateService: { success: true, updateSer: service },
  deleteService: { success: true, message: 'successfully deleted the service' },
  reviewService: { success: true },
  listWishlist: {
    success: true,
    cartItemsCount: 2,
    myCartItems: [
      { ...cartRow, service: populated },
      { ...cartRow, _id: '60a4a0c2b4d5e60015a1b2f2', service: null },
    ],
  },
  addToWishlist: { sucess: true, cart: { ...cartRow, service, user: asha } },
  removeFromWishlist: { success: true, message: 'sucessfully deleted Id' },
  getCardProviderKey: { stripeApiKey: 'pk_test_51Is' },
  startPayment: { success: true, client_secret: 'pi_1IsK_secret_9f' },
  createOrder: { success: true, order },
  listSales: {
    success: true,
    totalAmount: 9000,
    orders: [
      { ...order, service, user: asha },
      { ...order, _id: '60a4b1c2b4d5e60015a1b2e2', service: null, user: asha, orderStatus: '' },
    ],
  },
  listMyOrders: { success: true, orders: [{ ...order, service }] },
  getOrder: { success: true, order: { ...order, orderStatus: 'Delivered', service, user: asha } },
  updateOrder: { success: true },
} satisfies Partial<Record<CallName, object>>;

/** A call that the hosted backend has. */
export type HostedCallName = keyof typeof hostedAnswers;

/** What the client makes of those whose shape differs from the contract's. */
export const hostedReadings = {
  loadUser: {
    user: {
      _id: asha._id,
      fullname: asha.fullname,
      email: asha.email,
      avatar: asha.avatar,
      createdAt: asha.createdAt,
    },
  },
  getPerson: { user: { fullname: 'Mira Shrestha', services: [{ _id: service._id, user: [] }] } },
  listServices: {
    services: [{ title: service.title, user: [{ _id: mira._id, fullname: mira.fullname }] }],
    servicesCount: 12,
  },
  getService: {
    service: {
      description: service.description,
      reviews: [{ user: { _id: asha._id } }, { user: null, name: 'Gone' }],
    },
  },
  listMyServices: { services: [{ seller: 'Mira Shrestha', user: [] }] },
  createService: { service: { numOfReviews: 0, user: [] } },
  listWishlist: { cartItemsCount: 1, myCartItems: [{ _id: cartRow._id }] },
  addToWishlist: { cart: { service: { title: service.title, user: [] } } },
  createOrder: { order: { service: null, user: null, createdAt: order.paidAt } },
  listSales: {
    totalAmount: 9000,
    orders: [
      { user: { fullname: 'Asha Tamang' }, orderStatus: 'Processing' },
      { service: null, orderStatus: 'Processing' },
    ],
  },
  listMyOrders: { orders: [{ user: null, service: { title: service.title } }] },
  getOrder: { order: { orderStatus: 'Delivered', user: { email: asha.email } } },
  logOut: { message: 'Logged out' },
} satisfies Partial<Record<HostedCallName, object>>;
